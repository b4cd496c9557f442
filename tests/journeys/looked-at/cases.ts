import { eq } from 'drizzle-orm'
import { banMember } from '#domain/accounts/index.ts'
import { memberBan } from '#domain/accounts/schema.server.ts'
import { sendAppeal } from '#domain/appeals/index.ts'
import { sendReport } from '#domain/reports/index.ts'
import { context as accounts } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator, type MemberActor } from '#domain/actor.ts'
import { draftService, submitService } from '#domain/catalogue/index.ts'
import { someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { answerDispute, decideDispute } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair } from '#domain/deals/testing.ts'
import { aServiceForSale, choose, put, someSettings } from '#domain/orders/testing.ts'
import { approveCheck } from '#domain/identity-checks/index.ts'
import { forgetDocuments } from '#domain/identity-checks/forget-documents.ts'
import { context as identity, makeCheck } from '#domain/identity-checks/testing.ts'
import { makeBatch, movePayout, payBatch, sendBatch } from '#domain/payouts/index.ts'
import { batchContext, makeBatchOf } from '#domain/payouts/batches/testing.ts'
import { context as payouts, makeMethod, makePayout } from '#domain/payouts/testing.ts'
import { giveEarned, spendAll } from '#domain/ledger/testing.ts'
import { applyPaymentEvent, decideChargeback } from '#domain/payments/index.ts'
import { chargeBack, eventOf, makePayment } from '#domain/payments/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { askDeletion } from '#domain/privacy/index.ts'
import { deletionRequest } from '#domain/privacy/schema.server.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import type { Names } from '../../routes/things-of-member.ts'

/** What waits for an administrator, and what this one has done already. */
export async function makeCasesFor(tx: Transaction, admin: MemberActor): Promise<Names> {
  const banAppeal = await makeAppeal(tx)
  await giveEarned(tx, admin.id, 20_000)
  await makeMethod(tx, admin.id)
  await put(tx, admin, choose((await aServiceForSale(tx)).id))
  return {
    admin: admin.id,
    newcomer: (await makeMember(tx, { state: 'unverified' })).id,
    dispute: await makeDispute(tx, 'open'),
    ...(await makePayers(tx)),
    decided: await makeDispute(tx, 'decided'),
    appealed: await makeDispute(tx, 'appealed'),
    payout: await makePayout(tx, await makeMember(tx)),
    ownIdentityCheck: await makeCheck(tx, admin),
    forgottenIdentityCheck: await makeForgottenCheck(tx),
    ownBatch: String(await makeOwnBatch(tx, admin)),
    closedBatch: String(await makeClosedBatch(tx)),
    request: await makeDeletionRequest(tx),
    submitted: await submitFlagged(tx),
    categoryId: (await makeCategory(tx, { title: 'Letterpress' })).id,
    reportCase: String(await makeReport(tx)),
    banAppeal: String(banAppeal),
  }
}

/** Somebody who paid in, and two whose banks want it back: of one it is not decided yet, the other lost it and has some again. */
async function makePayers(tx: Transaction): Promise<Names> {
  const pay = async () => {
    const paid = await makePayment(tx, actorOf(await makeMember(tx)))
    await applyPaymentEvent(tx, eventOf(paid, 'succeeded'))
    return paid
  }
  const [plain, open, lost] = [await pay(), await pay(), await pay()]
  await spendAll(tx, lost.memberId)
  const [chargeback, lostChargeback] = [await chargeBack(tx, open.id), await chargeBack(tx, lost.id)]
  await decideChargeback(tx, operator, { chargebackId: lostChargeback, outcome: 'lost', note: 'For a test' })
  await giveEarned(tx, lost.memberId, 1_200)
  return { payer: plain.memberId, payersPayment: plain.id, chargeback, lostChargeback }
}

async function makeDispute(tx: Transaction, state: 'open' | 'decided' | 'appealed'): Promise<string> {
  const pair = await aPair(tx)
  const { dealId, milestoneId, disputeId } = await aDispute(tx, pair)
  const answer = 'The other side was never agreed on; the terms say one.'
  await answerDispute(tx, pair.seller, { dealId, milestoneId, answer, files: [] })
  const reasons = 'The terms name both sides of the sign, and one was painted.'
  if (state !== 'open')
    await decideDispute(tx, await anAdministrator(tx), {
      dealId,
      milestoneId,
      earnedMinor: minor(6_000),
      fault: 'both',
      reasons,
    })
  const appeal = 'The second side is on the third picture in the room, from the day of the delivery.'
  if (state === 'appealed')
    await sendAppeal(tx, pair.seller, { kind: 'dispute', decisionId: disputeId, appeal, files: [] }, accounts)
  return disputeId
}

const anAdministrator = async (tx: Transaction) => actorOf(await makeMember(tx, { role: 'admin' }))

/** Two pairs of eyes are asked for, and these have approved it. */
async function makeOwnBatch(tx: Transaction, admin: MemberActor): Promise<number> {
  const payoutId = await makePayout(tx, await makeMember(tx))
  await movePayout(tx, admin, { payoutId, move: 'approve' }, payouts)
  const settings = { ...batchContext.settings, currency: payouts.settings.currency }
  return (await makeBatch(tx, admin, { way: 'bank', ids: [payoutId] }, { ...batchContext, settings })).number
}

/** Decided so long ago that its documents are gone. */
async function makeForgottenCheck(tx: Transaction): Promise<string> {
  const checkId = await makeCheck(tx, actorOf(await makeMember(tx)))
  await approveCheck(tx, await anAdministrator(tx), { checkId }, identity)
  await forgetDocuments(tx, [checkId])
  return checkId
}

async function makeClosedBatch(tx: Transaction): Promise<number> {
  const by = await anAdministrator(tx)
  const number = await makeBatchOf(tx, await makeMember(tx))
  await sendBatch(tx, by, { number }, payouts)
  await payBatch(tx, by, { number }, payouts)
  return number
}

async function makeDeletionRequest(tx: Transaction): Promise<string> {
  const who = await makeMember(tx, { displayName: 'Leon Dorn' })
  await askDeletion(tx, actorOf(who), payouts)
  const [asked] = await tx.db.select().from(deletionRequest).where(eq(deletionRequest.memberId, who.id))
  return asked?.id ?? ''
}

async function findBan(tx: Transaction, memberId: string): Promise<string> {
  const [ban] = await tx.db.select().from(memberBan).where(eq(memberBan.memberId, memberId))
  return ban?.id ?? ''
}

async function makeAppeal(tx: Transaction): Promise<number> {
  const banned = await makeMember(tx)
  const reason = 'Asked buyers to pay outside of the marketplace'
  await banMember(tx, operator, { memberId: banned.id, reason, evidence: '', until: undefined }, accounts)
  const appeal = 'The buyer asked me to, and I refused: please read the whole conversation once more.'
  const ban = await findBan(tx, banned.id)
  const by = { ...actorOf(banned), state: 'banned' as const }
  return (await sendAppeal(tx, by, { kind: 'ban', decisionId: ban, appeal, files: [] }, accounts)).number
}

/** Two say of a member that they ask to pay outside. */
async function makeReport(tx: Transaction): Promise<number> {
  const { id: thingId } = await makeMember(tx, { displayName: 'Piotr Walny' })
  const said = { kind: 'member', thingId, reason: 'outside', pictures: [] } as const
  const text = 'He asked me to pay to his card before the work begins.'
  await sendReport(tx, actorOf(await makeMember(tx)), { ...said, text: '' })
  const { number } = await sendReport(tx, actorOf(await makeMember(tx)), { ...said, text })
  return number
}

/** With an address in its words, which a moderator is shown. */
async function submitFlagged(tx: Transaction): Promise<string> {
  const seller = actorOf(await makeMember(tx))
  const { id: categoryId } = await makeCategory(tx)
  const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A careful piece' }]
  const content = someContent({ categoryId, gallery })
  const description = `${content.description} Write to hana@example.org, or ask on telegram.`
  const { serviceId } = await draftService(tx, seller, { ...content, description })
  await submitService(tx, seller, { serviceId }, { settings: someSettings })
  return serviceId
}
