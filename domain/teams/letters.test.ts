import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { teamEventKinds } from './event-words.ts'
import {
  acceptInvitation,
  expelPerson,
  offerTeamForOwner,
  proposeShares,
  renameTeam,
  startTeam,
} from './index.ts'
import { letterWords } from './letter-words.ts'
import { aPlace, context } from './testing-places.ts'

const clock = movableClock(new Date('2030-11-07T09:00:00Z'))
const { db, transaction } = await testDatabase({ clock, desk: { siteOrigin: 'https://hall.test' } })

const newestTo = async (to: string) => {
  const [found] = await db
    .select()
    .from(mailMessage)
    .where(eq(mailMessage.to, to))
    .orderBy(desc(mailMessage.createdAt))
    .limit(1)
  return found
}

test('whoever is asked by letter has a link, and the letter names who asks, the role and the share', async () => {
  const owner = await transaction((tx) => makeMember(tx, { displayName: 'Mirela' }))
  const { teamId } = await transaction((tx) => startTeam(tx, actorOf(owner), { name: 'Studio Karst' }))
  const email = 'hana@example.org'
  const { token } = await transaction((tx) =>
    aPlace(tx, actorOf(owner), teamId, { to: { kind: 'email', email }, basisPoints: 2_750 }),
  )
  const letter = await newestTo(email)
  expect(letter?.subject).toBe('Mirela invites you to the team Studio Karst')
  expect(letter?.text).toContain('as a member with 27.5 % of what the team earns')
  expect(letter?.text).toContain(`https://hall.test/teams/invites/${token}`)
  expect(letter?.secret).toBe(token)
})

test('a member who wants no e-mails about teams is asked in the product alone, and each such e-mail can be stopped', async () => {
  const [owner, hana, teo] = await transaction(async (tx) => [
    await makeMember(tx, { displayName: 'Mirela' }),
    await makeMember(tx, { channels: { teams: { email: false } } }),
    await makeMember(tx),
  ])
  const { teamId } = await transaction((tx) => startTeam(tx, actorOf(owner), { name: 'Loud Machines' }))
  for (const { username } of [hana, teo])
    await transaction((tx) => aPlace(tx, actorOf(owner), teamId, { to: { kind: 'username', username } }))
  expect(await newestTo(hana.email)).toBeUndefined()
  expect((await toldTo(db, hana.id)).map(({ line }) => line)).toEqual([
    'Mirela invites you to the team Loud Machines',
  ])
  expect((await newestTo(teo.email))?.unsubscribeUrl).toContain('/unsubscribe/')
})

test('whoever’s share would fall is asked for their word, with both figures', async () => {
  const [owner, hana] = await transaction(async (tx) => [await makeMember(tx), await makeMember(tx)])
  const { teamId } = await transaction((tx) => startTeam(tx, actorOf(owner), { name: 'Quiet Machines' }))
  const { token } = await transaction((tx) => aPlace(tx, actorOf(owner), teamId, { basisPoints: 3_000 }))
  await transaction((tx) => acceptInvitation(tx, actorOf(hana), { token }, context))
  clock.advanceMs(DAY_MS)
  const shares = [
    { memberId: owner.id, basisPoints: 8_000 },
    { memberId: hana.id, basisPoints: 2_000 },
  ]
  await transaction((tx) => proposeShares(tx, actorOf(owner), { teamId, shares }))
  const letter = await newestTo(hana.email)
  expect(letter?.subject).toContain('asks you to agree to new shares in Quiet Machines')
  expect(letter?.text).toContain('Your share: 30 % now, 20 % then.')
})

test('what an administrator does to a team is told with its reason, to everyone in it and to who is taken out', async () => {
  const [owner, hana, boss] = await transaction(async (tx) => [
    await makeMember(tx),
    await makeMember(tx),
    actorOf(await makeMember(tx, { role: 'admin' })),
  ])
  const { teamId } = await transaction((tx) => startTeam(tx, actorOf(owner), { name: 'Oak Works' }))
  const { token } = await transaction((tx) => aPlace(tx, actorOf(owner), teamId))
  await transaction((tx) => acceptInvitation(tx, actorOf(hana), { token }, context))
  const memberId = hana.id
  const acts = {
    'It spoke for somebody else': (reason: string) =>
      transaction((tx) => renameTeam(tx, boss, { teamId, name: 'Ash Works', reason }, context)),
    'Its owner can’t be reached': (reason: string) =>
      transaction((tx) => offerTeamForOwner(tx, boss, { teamId, memberId, reason }, context)),
    'They asked us to be taken out': (reason: string) =>
      transaction((tx) => expelPerson(tx, boss, { teamId, memberId, reason }, context)),
  }
  for (const [reason, act] of Object.entries(acts)) {
    clock.advanceMs(DAY_MS)
    await act(reason)
    for (const { email } of [owner, hana])
      expect((await newestTo(email))?.text).toContain(`The reason: ${reason}`)
  }
})

test('every letter of a team says one thing in one line and leads somewhere here', () => {
  for (const what of teamEventKinds)
    for (const isAboutReader of [true, false]) {
      const said = letterWords[what]?.({
        team: 'Studio Karst',
        slug: 'studio-karst',
        by: 'Mirela',
        about: isAboutReader ? 'you' : 'Hana',
        isAboutReader,
        words: 'member',
        part: undefined,
      })
      if (!said) continue
      expect(said.subject).toMatch(/^[\p{L}\d].{5,}[^.!]$/u)
      expect(said.path).toMatch(/^\//)
    }
})
