import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findPerson } from '#domain/accounts/index.ts'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import { personalData } from '#domain/areas.ts'
import { proposeDeal, withdrawDeal } from '#domain/deals/index.ts'
import { someContent } from '#domain/deals/testing.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { noteReferral } from '#domain/referrals/index.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { context, memberMaker, testSettings } from './testing.ts'

const { db, transaction } = await testDatabase({ desk: context })
const newMember = memberMaker(transaction)

const erase = (memberId: string) =>
  transaction(async (tx) => {
    const person = await findPerson(tx.db, memberId)
    for (const one of Object.values(personalData.erasers)) await one(tx, person!)
  })

const readBy = async (memberId: string) =>
  (await toldTo(db, memberId)).map(({ title, line, who }) => [title, line, who].join(' / ')).join('\n')

/** Ann proposes something to somebody, and takes it back. */
async function proposed(from: Parameters<typeof actorOf>[0], toId: string) {
  const { dealId } = await transaction((tx) =>
    proposeDeal(
      tx,
      actorOf(from),
      { as: 'seller', counterparty: { kind: 'member', memberId: toId }, content: someContent() },
      { settings: testSettings },
    ),
  )
  await transaction((tx) => withdrawDeal(tx, actorOf(from), { dealId }))
}

test('what others were told of somebody who is gone is told of a former member', async () => {
  const [ilse, reader] = [await newMember({ displayName: 'Ilse (Brandt)' }), await newMember()]
  await proposed(ilse, reader.id)
  expect(await readBy(reader.id)).toContain('Ilse (Brandt) proposes a deal')
  await erase(ilse.id)
  expect(await readBy(reader.id)).toContain('Former member proposes a deal')
  expect(await readBy(reader.id)).not.toMatch(/Ilse|Brandt/)
})

test('a name that they had before is forgotten too, and nobody else’s', async () => {
  const [ann, annabel, reader] = [
    await newMember({ displayName: 'Ann of old' }),
    await newMember({ displayName: 'Annabel' }),
    await newMember(),
  ]
  await proposed(ann, reader.id)
  await proposed(annabel, reader.id)
  await db.update(member).set({ displayName: 'Ann' }).where(eq(member.id, ann.id))
  await erase(ann.id)
  expect(await readBy(reader.id)).not.toContain('Ann of old')
  expect(await readBy(reader.id)).toContain('Annabel proposes a deal')
})

test('the others of a team are told of a former member also where somebody else did it', async () => {
  const [owner, ilse, reader] = [
    await newMember({ displayName: 'Bo' }),
    await newMember({ displayName: 'Ilse Brandt' }),
    await newMember(),
  ]
  const teamId = await transaction((tx) =>
    aTeam(tx, [
      { memberId: owner.id, basisPoints: 8_000 },
      { memberId: ilse.id, basisPoints: 1_000 },
      { memberId: reader.id, basisPoints: 1_000 },
    ]),
  )
  await transaction((tx) =>
    tx.announce({
      kind: 'team.happened',
      what: 'removed',
      teamId,
      teamName: 'Studio Karst',
      slug: 'studio-karst',
      byId: owner.id,
      aboutId: ilse.id,
      words: '',
      reason: '',
      tell: [reader.id],
    }),
  )
  expect(await readBy(reader.id)).toContain('Bo removed Ilse Brandt from Studio Karst')
  await erase(ilse.id)
  expect(await readBy(reader.id)).toContain('Bo removed Former member from Studio Karst')
  expect(await readBy(reader.id)).not.toContain('Ilse')
})

test('whoever invited them reads of a former member', async () => {
  const [referrer, ilse] = [await newMember(), await newMember({ displayName: 'Ilse Brandt' })]
  await transaction(async (tx) => {
    const about = { memberId: ilse.id, referrerId: referrer.id }
    await noteReferral(tx, { ...about, joinedAt: tx.now }, testSettings)
    await tx.announce({
      kind: 'referral.happened',
      what: 'first-reward',
      ...about,
      sumMinor: '500',
      signs: [],
      reason: '',
    })
  })
  expect(await readBy(referrer.id)).toContain('Ilse B., whom you invited')
  await erase(ilse.id)
  expect(await readBy(referrer.id)).toContain('Former member, whom you invited')
})
