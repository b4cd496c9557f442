import type { MemberActor } from '#domain/actor.ts'
import { earned, lockParts, NotEnoughMoney, postTransfer, transit } from '#domain/ledger/index.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { addWorkingDays } from '#platform/clock/working-days.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { add, largest, negated, subtract, type Minor, zero } from '#platform/money/money.ts'
import { type FindDisputed, type PayoutContext, listDisputed } from './payout-context.ts'
import { findIdentityLimit, needsIdentity } from './own-payouts.ts'
import { lockMethod } from './lock-method.ts'
import { METHOD_WAIT_HOURS } from './method-rules.ts'
import { leastPayout } from './payout-rules.ts'
import { payout, type PayoutRow } from './schema.server.ts'

type Asked = { amount: Minor; methodId: string }
type AskContext = PayoutContext & { disputedMoney: readonly FindDisputed[] }

/** Asks for money to leave: it goes from the balance into transit at once, so that it can't be spent twice. */
export async function askPayout(
  tx: Transaction,
  actor: MemberActor,
  { amount, methodId }: Asked,
  context: AskContext,
): Promise<PayoutRow> {
  authorise(actor, 'payout.ask')
  const method = await lockUsable(tx, actor.id, methodId)
  const { currency, payoutMinMinor, payoutDecisionWorkingDays } = context.settings
  const { earned: balance } = await lockParts(tx, actor.id)
  const free = largest(zero, subtract(balance, await sumDisputed(tx, actor.id, context)))
  const least = leastPayout(payoutMinMinor, actor.state, free)
  if (amount < least) throw refusedAmount(`at least ${formatMoney(least, currency)}`)
  await requireIdentity(tx, actor.id, amount, context)
  const [asked] = await tx.db
    .insert(payout)
    .values({
      memberId: actor.id,
      amount,
      currency,
      methodId,
      methodKind: method.kind,
      methodLabel: method.label,
      sealed: method.sealed,
      askedAt: tx.now,
      decideBy: addWorkingDays(tx.now, payoutDecisionWorkingDays),
    })
    .onConflictDoNothing()
    .returning()
  if (!asked) throw new Conflict('You have a payout open already. Ask again when it has ended.')
  await take(tx, asked)
  await leaveDisputed(tx, actor.id, context)
  await recordSecurityEvent(tx, {
    kind: 'payout.asked',
    actor,
    memberId: actor.id,
    origin: context.origin,
    details: { payoutId: asked.id, number: asked.number, amountMinor: String(amount), method: method.label },
  })
  await tx.announce({
    kind: 'payout.moved',
    payoutId: asked.id,
    memberId: actor.id,
    state: asked.state,
  })
  return asked
}

async function lockUsable(tx: Transaction, memberId: string, methodId: string) {
  const method = await lockMethod(tx, memberId, methodId).catch((error: unknown) => {
    throw error instanceof NotFound ? refusedMethod('choose one of yours') : error
  })
  if (method.usableAt > tx.now) {
    const from = method.usableAt.toUTCString()
    throw refusedMethod(`a new or changed one waits ${METHOD_WAIT_HOURS} hours, this one until ${from}`)
  }
  return method
}

/** Large sums leave only to people whose documents were looked at. */
async function requireIdentity(
  tx: Transaction,
  memberId: string,
  amount: Minor,
  { settings }: AskContext,
): Promise<void> {
  const limit = await findIdentityLimit(tx.db, memberId, tx.now, settings)
  if (!limit || !needsIdentity(limit, amount)) return
  const [most, left] = [limit.most, limit.left].map((sum) => formatMoney(sum, settings.currency))
  throw refusedAmount(
    `more than ${most} in 30 days needs an identity check first. Without it you can ask for ${left} now`,
  )
}

async function take(tx: Transaction, { id, memberId, amount, currency }: PayoutRow): Promise<void> {
  try {
    await postTransfer(tx, {
      kind: 'payout-asked',
      key: `payout:${id}:asked`,
      subject: { kind: 'payout', id },
      postings: [
        { account: earned(memberId), amount: negated(amount) },
        { account: transit(id), amount },
      ],
    })
  } catch (error) {
    if (!(error instanceof NotEnoughMoney)) throw error
    throw refusedAmount(`you have ${formatMoney(error.held, currency)} earned to withdraw`)
  }
}

async function sumDisputed(tx: Transaction, memberId: string, { disputedMoney }: AskContext): Promise<Minor> {
  const disputes = await listDisputed(tx.db, disputedMoney, memberId)
  return add(...disputes.map(({ amount }) => amount))
}

/** What a dispute may still take stays; everything else is the member's to withdraw, also while they are banned. */
async function leaveDisputed(tx: Transaction, memberId: string, context: AskContext): Promise<void> {
  const disputed = await sumDisputed(tx, memberId, context)
  const { earned: left } = await lockParts(tx, memberId)
  if (left >= disputed) return
  const { currency } = context.settings
  const missing = formatMoney(subtract(disputed, left), currency)
  throw refusedAmount(
    `${formatMoney(disputed, currency)} is disputed and stays until that is decided: ask for ${missing} less`,
  )
}

const refusedAmount = (why: string) =>
  new Invalid('The payout was not asked for', { amount: [`Amount: ${why}`] })
const refusedMethod = (why: string) =>
  new Invalid('The payout was not asked for', { methodId: [`Method: ${why}`] })
