import { computeFees } from '#domain/ledger/arithmetic.ts'
import type { Minor } from '#platform/money/money.ts'
import type { Move } from '../list-moves.ts'
import type { RoomContext } from '../room-context.ts'
import {
  type Split,
  type StepPreview,
  type StepRow,
  type StepSums,
  sumPrices,
  sumSplit,
} from './step-sums.ts'

export type StepField = {
  name: string
  label: string
  kind: 'line' | 'text' | 'amount' | 'number' | 'choice' | 'files'
  hint?: string
  most?: number
  isOptional?: boolean
  options?: { value: string; label: string }[]
  value?: string
}

/** One step before it is taken: what it does in words, the whole arithmetic where money moves, and its form. */
export type StepView = {
  do: Move['do']
  title: string
  text: string
  warn?: string
  rows?: StepRow[]
  total?: StepRow
  /** The arithmetic that follows a field while it is typed. */
  preview?: StepPreview
  /** What becomes of the balance. */
  after?: string
  fields: StepField[]
  hidden: Record<string, string>
  submit: string
  isGrave?: boolean
  /** The balance is too small: by how much, and where it is filled up. */
  missing?: { words: string; to: string; label: string }
  /** The step asks first and shows its arithmetic after: its form only changes the address. */
  isQuestion?: boolean
}

type Priced = { priceMinor: Minor }

const percent = (basisPoints: number) => `${basisPoints / 100}%`

/** What a payment into escrow is made of, and when what is paid for is due then. */
export function fundRows(
  context: RoomContext,
  milestones: readonly (Priced & { id: string; title: string })[],
  due: ReadonlyMap<string, Date>,
): StepRow[] {
  const { room, terms, money, day } = context
  return milestones.flatMap((milestone) => {
    const sum = computeFees(milestone.priceMinor, terms, room.deal.feeBearer)
    const fees = [
      ...(sum.commissionBorneByBuyer > 0n
        ? [
            {
              name: 'Commission that you bear',
              amount: money(sum.commissionBorneByBuyer),
              hint: `${percent(terms.commissionBasisPoints)} in all`,
            },
          ]
        : []),
      ...(sum.serviceFee > 0n ? [{ name: 'Service fee', amount: money(sum.serviceFee) }] : []),
    ]
    const dueAt = due.get(milestone.id)
    const paid = { name: milestone.title, amount: money(sum.price) }
    return [dueAt ? { ...paid, hint: `due ${day(dueAt)} if paid now` } : paid, ...fees]
  })
}

/** Where the money of a milestone goes when so much of its price was earned. */
export const settleSums = (context: RoomContext, milestone: Shared, earnedMinor: Minor): StepSums =>
  sumSplit(splitOf(context, milestone), earnedMinor)

type Shared = Priced & Partial<Pick<Split, 'hadMinor' | 'isMoneyHeld'>> & { giver?: string | undefined }

/** A milestone as its split is worked out from; of one that was released, only what changes moves. */
export function splitOf(
  context: RoomContext,
  { priceMinor, hadMinor = null, isMoneyHeld, giver }: Shared,
): Split {
  return {
    ...termsOf(context),
    priceMinor,
    hadMinor,
    clearingDays: context.room.deal.rules.clearingDays,
    ...(context.team && context.team.people.length > 0 ? { team: context.team } : {}),
    ...(isMoneyHeld === undefined ? {} : { isMoneyHeld }),
    ...(giver === undefined ? {} : { giver }),
  }
}

/** What prices come to for both sides, when nothing moves yet. */
export const priceSums = (context: RoomContext, prices: readonly Minor[]): StepSums =>
  sumPrices(termsOf(context), prices)

/** Only what the arithmetic needs goes to the browser. */
export function termsOf({ room, currency, named, terms, team }: RoomContext) {
  const { commissionBasisPoints, minimumCommissionMinor, buyerServiceFeeBasisPoints } = terms
  return {
    feeBearer: room.deal.feeBearer,
    terms: { commissionBasisPoints, minimumCommissionMinor, buyerServiceFeeBasisPoints },
    currency,
    // What a team gets is not yours alone, though you sell for it.
    seller: team?.name ?? named('seller'),
    buyer: named('buyer'),
  }
}
