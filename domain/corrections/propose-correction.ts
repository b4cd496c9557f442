import { and, eq } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import { type Actor, actorLabel } from '#domain/actor.ts'
import { lockParts } from '#domain/ledger/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { add, type Minor, minor } from '#platform/money/money.ts'
import { balanceAfter, mayStillBe } from './correction-rules.ts'
import { authorise } from './permissions.ts'
import { balanceCorrection, type Correction } from './schema.server.ts'
import type { CorrectionDirection } from './states.ts'

type Proposed = {
  memberId: string
  direction: CorrectionDirection
  amount: Minor
  reason: string
  /** The same form sent twice is one correction. */
  formKey: string
}

export type CorrectionContext = { settings: Settings; origin?: Origin | undefined }

/** One of finance proposes to give a member money or to take some: nothing moves until a colleague agrees. */
export async function proposeCorrection(
  tx: Transaction,
  actor: Actor,
  { memberId, direction, amount, reason, formKey }: Proposed,
  { settings, origin }: CorrectionContext,
): Promise<Correction> {
  authorise(actor, 'correction.propose', { ownerId: memberId })
  const person = await findPerson(tx.db, memberId)
  if (!person) throw new NotFound('There is no such member')
  if (!mayStillBe(direction, person.state))
    throw new Conflict('The account is deleted: nothing is given to it')
  const parts = await lockParts(tx, memberId)
  expectWithin(amount, settings)
  if (direction === 'take' && amount > add(parts.deposited, parts.earned)) throw tooMuch(parts, settings)
  const proposedBy = actorLabel(actor)
  const [made] = await tx.db
    .insert(balanceCorrection)
    .values({
      memberId,
      direction,
      amount,
      currency: settings.currency,
      reason,
      formKey,
      proposedBy,
      proposedAt: tx.now,
    })
    .onConflictDoNothing({ target: [balanceCorrection.proposedBy, balanceCorrection.formKey] })
    .returning()
  if (!made) return findByForm(tx, proposedBy, formKey)
  await recordSecurityEvent(tx, {
    kind: 'correction.proposed',
    actor,
    memberId,
    origin,
    details: {
      correction: made.number,
      direction,
      amount: String(amount),
      currency: made.currency,
      reason,
      before: { available: String(add(parts.deposited, parts.earned)) },
      after: { available: String(balanceAfter({ direction, amount }, parts)) },
    },
  })
  await tx.announce({ kind: 'correction.moved', correctionId: made.id, memberId, state: 'proposed' })
  return made
}

function expectWithin(amount: Minor, { correctionMostMinor, currency }: Settings): void {
  if (amount > 0n && amount <= BigInt(correctionMostMinor)) return
  const words = `Amount: more than nothing, and at most ${formatMoney(minor(correctionMostMinor), currency)}`
  throw new Invalid(words, { amount: [words] })
}

export function tooMuch(
  { deposited, earned }: { deposited: Minor; earned: Minor },
  { currency }: Pick<Settings, 'currency'>,
): Invalid {
  const words = `Amount: only ${formatMoney(add(deposited, earned), currency)} is on the balance`
  return new Invalid(words, { amount: [words] })
}

async function findByForm(tx: Transaction, proposedBy: string, formKey: string): Promise<Correction> {
  const [found] = await tx.db
    .select()
    .from(balanceCorrection)
    .where(and(eq(balanceCorrection.proposedBy, proposedBy), eq(balanceCorrection.formKey, formKey)))
  if (!found) throw new Error('A correction that was there is gone')
  return found
}
