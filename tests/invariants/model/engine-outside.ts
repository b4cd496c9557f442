import { and, desc, eq, inArray } from 'drizzle-orm'
import { banMember, liftBan } from '#domain/accounts/index.ts'
import { context } from '#domain/accounts/testing-account.ts'
import type { MemberActor } from '#domain/actor.ts'
import { followBan } from '#domain/deals/moves/follow-ban.ts'
import {
  applyPaymentEvent,
  askRefund,
  debtOf,
  decideChargeback,
  recoverDebt,
} from '#domain/payments/index.ts'
import { applyChargeback } from '#domain/payments/chargebacks/apply-chargeback.ts'
import { returnRefund } from '#domain/payments/refunds/end-refund.ts'
import { chargeback, payment as payments, paymentRefund } from '#domain/payments/schema.server.ts'
import { findDivisionInForce } from '#domain/teams/index.ts'
import { chargebackOf, eventOf, makePayment } from '#domain/payments/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import type { People } from './engine.ts'
import { divide } from './divide.ts'
import { dividedBy, leftBy, type Outside } from './outside.ts'
import type { Side } from './state.ts'

/** The engine's payments stand in the order of the model's. */
export type Engine = { dealId: string; people: People; paymentIds: string[] }

const reason = 'It was found out'

/** Money paid in, as a provider tells of it. */
export async function payIn(tx: Transaction, actor: MemberActor, amount: number): Promise<string> {
  const made = await makePayment(tx, actor, amount)
  await applyPaymentEvent(tx, eventOf(made, 'succeeded'))
  return made.id
}

/** The operation of the engine for what the model calls by the same name; what it tells of once all is written. */
export async function operateOutside(
  tx: Transaction,
  engine: Engine,
  said: Outside & { amount: number },
): Promise<(() => void) | void> {
  const { people, paymentIds } = engine
  if (said.move === 'divide' || said.move === 'leave') return changeTeam(tx, people, said)
  const actor = people[said.by === 'bank' ? 'admin' : said.by]
  if (said.whose) return operateOnPerson(tx, engine, actor, { ...said, whose: said.whose })
  const paymentId = paymentIds[said.payment ?? 0] ?? ''
  const amount = minor(said.amount)
  const caseOf = () => findCase(tx, paymentId, said.move === 'recoverDebt' ? 'lost' : 'open')
  const outcome = said.move === 'winChargeback' ? 'won' : 'lost'
  const operations: Record<string, () => Promise<unknown>> = {
    refundToCard: async () =>
      askRefund(tx, actor, { paymentId, amount, formKey: await nextForm(tx, paymentId), reason }),
    refundFails: async () => {
      if (!(await returnRefund(tx, await findLastRefund(tx, paymentId))))
        throw new Conflict('Nothing was sent')
    },
    openChargeback: () => tellOfChargeback(tx, paymentId, 'chargeback-opened', said.amount),
    recoverDebt: async () => recoverDebt(tx, actor, { chargebackId: (await caseOf())?.id ?? paymentId }),
  }
  const operation = operations[said.move]
  if (operation) await operation()
  else if (said.by === 'bank') await tellOfChargeback(tx, paymentId, `chargeback-${outcome}`)
  else {
    const chargebackId = (await caseOf())?.id ?? paymentId
    await decideChargeback(tx, actor, { chargebackId, outcome, note: reason })
  }
}

/** A new division of the team, as its people agree on one or as it follows when somebody leaves. */
async function changeTeam(
  tx: Transaction,
  { teamId = '', seller, others }: People,
  { move, person = 1, amount }: Outside & { amount: number },
): Promise<void> {
  const { shares } = await findDivisionInForce(tx.db, teamId)
  const ids = [seller, ...others].map(({ id }) => id)
  const now = ids.map((id) => shares.find(({ memberId }) => memberId === id)?.basisPoints ?? 0)
  const next = move === 'divide' ? dividedBy(now, amount) : leftBy(now, person)
  await divide(
    tx,
    teamId,
    ids.map((memberId, nth) => ({ memberId, basisPoints: next[nth] ?? 0 })),
  )
}

async function operateOnPerson(
  tx: Transaction,
  { dealId, people, paymentIds }: Engine,
  actor: MemberActor,
  { move, whose, amount }: { move: string; whose: Side; amount: number },
): Promise<() => void> {
  const { id: memberId } = people[whose]
  if (move === 'topUp') {
    const id = await payIn(tx, actor, amount)
    return () => void paymentIds.push(id)
  }
  const evidence = { evidence: '', until: undefined }
  if (move === 'ban') await banMember(tx, actor, { memberId, reason, ...evidence }, context)
  else await liftBan(tx, actor, { memberId, reason }, context)
  await followBan(tx, { dealId })
  return () => void (people[whose] = { ...people[whose], state: move === 'ban' ? 'banned' : 'active' })
}

/** A bank's word about its newest case, or about a new one. */
async function tellOfChargeback(
  tx: Transaction,
  paymentId: string,
  outcome: 'chargeback-opened' | 'chargeback-won' | 'chargeback-lost',
  opened?: number,
): Promise<void> {
  const [paid] = await tx.db.select().from(payments).where(eq(payments.id, paymentId))
  if (!paid) throw new Conflict('There is no such payment')
  const cases = await tx.db.$count(chargeback, eq(chargeback.paymentId, paymentId))
  const found = await findCase(tx, paymentId, 'open')
  if (opened === undefined && !found) throw new Conflict('There is no such case')
  const amount = opened === undefined ? (found?.amount ?? minor(0)) : minor(opened)
  const reference = opened === undefined ? (found?.reference ?? '') : `bank-${cases}-${paymentId}`
  const applied = await applyChargeback(tx, chargebackOf(paid, outcome, { amount, reference }))
  if (applied !== 'applied') throw new Conflict(applied)
}

async function findCase(tx: Transaction, paymentId: string, state: 'open' | 'lost') {
  const found = await tx.db
    .select()
    .from(chargeback)
    .where(and(eq(chargeback.paymentId, paymentId), eq(chargeback.state, state)))
    .orderBy(desc(chargeback.number))
  return state === 'open' ? found[0] : found.find((one) => debtOf(one) > 0n)
}

/** In the order in which they were sent, also where no time has passed between two. */
async function nextForm(tx: Transaction, paymentId: string): Promise<string> {
  const asked = await tx.db.$count(paymentRefund, eq(paymentRefund.paymentId, paymentId))
  return String(asked).padStart(4, '0')
}

async function findLastRefund(tx: Transaction, paymentId: string): Promise<string> {
  const [found] = await tx.db
    .select({ id: paymentRefund.id })
    .from(paymentRefund)
    .where(and(eq(paymentRefund.paymentId, paymentId), inArray(paymentRefund.state, ['asked', 'sent'])))
    .orderBy(desc(paymentRefund.formKey))
  return found?.id ?? paymentId
}
