import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { clockActor, operator } from '#domain/actor.ts'
import { consequencesOf } from '#domain/areas.ts'
import {
  changeSettings,
  definitions,
  listRuleChanges,
  newestChangeId,
  settingKeys,
  type Settings,
  withdrawChanges,
} from '#domain/settings/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { tellOfFees } from './tell-of-fees.ts'

const settings = {
  ...(Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings),
  brands: [
    {
      slug: 'harbour',
      name: 'Harbour Street',
      accentLight: '#7a3b12',
      accentDark: '#f0b27a',
      logoUrl: '',
      mailFrom: 'post@harbour.test',
    },
  ],
}
const desk = { settings, siteOrigin: 'https://hall.test' }
const START = new Date('2030-11-01T12:00:00Z')

/** A marketplace with so many members, and the jobs that follow from what is done in it, to be run by hand. */
async function setUp(members = 1) {
  const clock = movableClock(START)
  const asked: { changeIds: number[] }[] = []
  const { db, transaction } = await testDatabase({
    clock,
    desk,
    hear: (event) => {
      for (const one of consequencesOf(event))
        if ('enqueue' in one && one.enqueue.job === 'notices.tell-of-fees')
          asked.push(one.enqueue.data as { changeIds: number[] })
    },
  })
  await transaction(async (tx) => {
    for (let made = 0; made < members; made++) await makeMember(tx)
  })
  const tell = (told: { changeIds: number[] }) => transaction((tx) => tellOfFees(tx, clockActor, told))
  return {
    db,
    asked,
    transaction,
    tell,
    passDays: (days: number) => clock.set(addDays(clock.now(), days)),
    announce: (values: Partial<Settings>, reason = 'Rents rose') =>
      transaction(async (tx) =>
        changeSettings(tx, operator, { values, reason, basedOn: await newestChangeId(tx.db) }),
      ),
    withdraw: async () => {
      const waits = (await listRuleChanges(db)).filter(({ withdrawn }) => !withdrawn)
      const changeIds = waits.map(({ id }) => id)
      return transaction((tx) => withdrawChanges(tx, operator, { changeIds, reason: 'Members said no' }))
    },
    async tellAll() {
      for (const told of asked.splice(0)) while ((await tell(told)).more);
    },
    letters: () => db.select().from(mailMessage).orderBy(asc(mailMessage.createdAt)),
  }
}

test('a member is told which fee changes, from what to what, from when and why, and can’t switch it off', async () => {
  const { announce, tellAll, letters } = await setUp()
  await announce({ sellerCommissionBasisPoints: 1_250, minimumCommissionMinor: 75 })
  await tellAll()
  const [letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter).toMatchObject({ kind: 'notice', subject: 'Our fees will change', unsubscribeUrl: null })
  expect(letter?.text).toContain('Seller commission: 10% until then, 12.5% from 8 November 2030 (UTC).')
  expect(letter?.text).toContain(
    'Least commission, a milestone: $0.50 until then, $0.75 from 8 November 2030',
  )
  expect(letter?.text).toContain('Why: Rents rose')
  expect(letter?.text).toContain('https://hall.test/docs/terms#changes')
})

test('a withdrawal is told as well, and what stays', async () => {
  const { announce, withdraw, tellAll, letters, passDays } = await setUp()
  await announce({ sellerCommissionBasisPoints: 1_250 })
  await tellAll()
  passDays(2)
  await withdraw()
  await tellAll()
  const letter = (await letters())[1]
  expect(letter?.subject).toBe('An announced change of fees is withdrawn')
  expect(letter?.text).toContain(
    'Seller commission stays 10%. The change to 12.5%, announced on 1 November 2030, is withdrawn and will not apply.',
  )
  expect(letter?.text).toContain('Why: Members said no')
})

test('a correction is told once, with what it takes the place of', async () => {
  const { announce, tellAll, letters, passDays } = await setUp()
  await announce({ sellerCommissionBasisPoints: 2_000 })
  await tellAll()
  passDays(1)
  await announce({ sellerCommissionBasisPoints: 1_200 }, 'A slip of the pen')
  await tellAll()
  const [, letter, ...more] = await letters()
  expect(more).toEqual([])
  expect(letter?.subject).toBe('An announced change of fees is corrected')
  expect(letter?.text).toContain('12% from 9 November 2030 (UTC). This takes the place of 20%')
})

test('other rules, sign-in and names cause no letter', async () => {
  const { announce, asked } = await setUp()
  await announce({ clearingDays: 4, signInCodeMinutes: 5, operatorName: 'Harbour', proTrialDays: 9 })
  expect(asked).toEqual([])
})

test('active members are written to in their own brand; others, and who joins afterwards, are not', async () => {
  const { announce, tellAll, letters, transaction, passDays } = await setUp(0)
  const ours = await transaction((tx) =>
    makeMember(tx, { state: 'active', brand: 'harbour', joinedAt: START }),
  )
  for (const state of ['unverified', 'banned', 'deleting', 'deleted'] as const)
    await transaction((tx) => makeMember(tx, { state, joinedAt: START }))
  await transaction((tx) => makeMember(tx, { state: 'active', joinedAt: addDays(START, 3) }))
  await announce({ sellerCommissionBasisPoints: 1_250 })
  await tellAll()
  passDays(4)
  await tellAll()
  expect(await letters()).toMatchObject([
    { to: ours.email, brand: 'Harbour Street', from: 'post@harbour.test' },
  ])
})

test('however often it is begun, broken off or done by two at once, nobody has a letter twice and nobody is left out', async () => {
  const { announce, asked, tell, letters, db, transaction } = await setUp(110)
  await announce({ sellerCommissionBasisPoints: 1_250 })
  const [told] = asked
  if (!told) throw new Error('Nobody is to be told')
  await tell(told)
  await expect(
    transaction(async (tx) => {
      await tellOfFees(tx, clockActor, told)
      throw new Error('the lights went out')
    }),
  ).rejects.toThrow('the lights went out')
  await Promise.all(Array.from({ length: 4 }, () => tell(told)))
  expect(await tell(told)).toEqual({ more: false })
  const everyone = (await db.select({ email: member.email }).from(member)).map(({ email }) => email)
  expect((await letters()).map(({ to }) => to).toSorted()).toEqual(everyone.toSorted())
})

test('what is withdrawn while it is being told is not announced to those who come after', async () => {
  const { announce, withdraw, asked, tell, tellAll, letters } = await setUp(60)
  await announce({ sellerCommissionBasisPoints: 1_250 })
  const [told] = asked
  if (!told) throw new Error('Nobody is to be told')
  await tell(told)
  await withdraw()
  await tellAll()
  const subjects = (await letters()).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject === 'Our fees will change')).toHaveLength(50)
  expect(subjects.filter((subject) => subject.endsWith('is withdrawn'))).toHaveLength(60)
})
