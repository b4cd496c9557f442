import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { anAgreedDeal, milestonesOf, type Pair, someContent } from '#domain/deals/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { noteReferral } from './note-referral.ts'

/** Somebody whom a member invited, and who joined now. */
export async function anInvited(tx: Transaction, referrerId: string): Promise<MemberActor> {
  const who = await makeMember(tx, { referredBy: referrerId })
  await noteReferral(
    tx,
    { memberId: who.id, referrerId, joinedAt: tx.now },
    await readSettings(tx.db, tx.now),
  )
  return actorOf(who)
}

/** A deal whose one milestone was paid and released, and clears in its days. */
export async function aRelease(
  tx: Transaction,
  { seller, buyer, teamId }: Partial<Pair> & { seller: MemberActor; teamId?: string },
  priceMinor = 10_000,
): Promise<{ dealId: string; milestoneId: string; buyer: MemberActor }> {
  const payer = buyer ?? actorOf(await makeMember(tx))
  await giveMoney(tx, payer.id, priceMinor)
  const content = someContent({ milestones: [{ title: 'The sign', priceMinor, days: 5 }] })
  const dealId = await anAgreedDeal(tx, { seller, buyer: payer, ...(teamId ? { teamId } : {}) }, content)
  const [part] = await milestonesOf(tx, dealId)
  const milestoneId = part?.id ?? ''
  await fundMilestones(tx, payer, { dealId, milestoneIds: [milestoneId] })
  await releaseEarly(tx, payer, { dealId, milestoneId })
  return { dealId, milestoneId, buyer: payer }
}
