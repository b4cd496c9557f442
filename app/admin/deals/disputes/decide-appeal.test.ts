import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { sendAppeal } from '#domain/appeals/index.ts'
import { appeal } from '#domain/appeals/schema.server.ts'
import { decideDispute } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair } from '#domain/deals/testing.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { decideAppealAs } from './decide-appeal.ts'

const { db, transaction } = await testDatabase({ clock: movableClock(new Date('2026-11-11T12:00:00Z')) })

test('the reason of a second decision can be shown, and a line break in it is one character', async () => {
  const [one, other] = await transaction(async (tx) => [
    actorOf(await makeMember(tx, { role: 'admin' })),
    actorOf(await makeMember(tx, { role: 'admin' })),
  ])
  const { disputeId, number } = await transaction(async (tx) => {
    const pair = await aPair(tx, 100_000)
    const made = await aDispute(tx, pair)
    const reasons = 'Half of what was agreed was delivered.'
    await decideDispute(tx, one, { ...made, earnedMinor: minor(4_000), fault: 'seller', reasons })
    const words = { appeal: 'The pictures of the second side were never looked at.', files: [] }
    const against = { kind: 'dispute', decisionId: made.disputeId, ...words } as const
    return { ...made, ...(await sendAppeal(tx, pair.seller, against, context)) }
  })
  const decide = (reasons: string) =>
    transaction((tx) =>
      decideAppealAs(tx, other, { dispute: disputeId, outcome: 'upheld', reasons }, context),
    )
  for (const reasons of ['The room says\u0000 enough.', 'It was \u202Eerofeb dias\u202C.'])
    await expect(decide(reasons)).rejects.toMatchObject({
      fields: { reasons: ['Reasons: remove the characters that can’t be shown'] },
    })
  await expect(decide('\u200B'.repeat(20))).rejects.toMatchObject({
    fields: { reasons: ['Reasons: write at least 10 characters'] },
  })
  const lines = Array.from({ length: 120 }, () => 'It says enough.')
  await decide(lines.join('\r\n'))
  const [decided] = await db.select().from(appeal).where(eq(appeal.number, number))
  expect(decided?.reason).toBe(lines.join('\n'))
})
