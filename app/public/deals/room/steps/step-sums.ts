import { inDays } from '#app/shared/figures/figures.ts'
import { readAmount, type ReadAmount } from '#app/shared/figures/typed-amount.ts'
import { exactSplit } from '#app/shared/teams/exact-parts.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { partsBack, partsOf } from '#domain/deals/milestones/paid-rules.ts'
import { settle, settleAgain } from '#domain/deals/settle-rules.ts'
import { type FeeBearer, type FeeTerms, computeFees } from '#domain/ledger/arithmetic.ts'
import type { Share } from '#domain/teams/share-out.ts'
import { add, minor, subtract, type Minor, zero } from '#platform/money/money.ts'
import { percent } from '#platform/money/percent.ts'

export type StepRow = {
  name: string
  amount: string
  hint?: string
  /** What one of a team gets or gives of the row above it. */
  isPart?: true
}
export type StepSums = { rows: StepRow[]; total: StepRow }

type Terms = { feeBearer: FeeBearer; terms: FeeTerms; currency: string }
type Names = { seller: string; buyer: string }

/** The people of a team that is paid, and whose the cents left over are. */
type Paid = { ownerId: string; people: readonly (Share & { name: string })[] }

/** A milestone whose money is shared out, or shared out otherwise than before. */
export type Split = Terms &
  Names & {
    priceMinor: bigint
    clearingDays: number
    team?: Paid
    /** How much of it was earned until now, where it was released already. */
    hadMinor: bigint | null
    /** Whether that money still clears; unknown before a claim has looked. */
    isMoneyHeld?: boolean
    /** Who of a team gives what has cleared, alone. */
    giver?: string
  }

/** A price that is only agreed on: nothing moves by it yet. */
type PriceOnly = Terms & Names & { fromMinor: number; toMinor: number }

/** The sum that follows what is typed into one field, the same in the browser as on the server. */
export type StepPreview = { field: string } & (
  | ({ kind: 'split' | 'refund' } & Split)
  | ({ kind: 'price' } & PriceOnly)
)

const sideOf = ({ ownerId, people }: Paid) => ({ deal: { sellerId: ownerId }, shares: people })

/** What each of a team gets of a sum: the parts that are posted, and whose the cents are that rounding leaves over. */
export function partRows(team: Paid | undefined, amount: Minor, currency: string): StepRow[] {
  if (!team) return []
  const { left } = exactSplit(amount, team.people, currency)
  return rowsOf(team, partsOf(sideOf(team), amount), currency, left)
}

function rowsOf(
  { people, ownerId }: Paid,
  parts: readonly { memberId: string; amount: Minor; basisPoints: number | null }[],
  currency: string,
  left = zero,
): StepRow[] {
  const share = (memberId: string, basisPoints: number | null) =>
    memberId === ownerId && left > 0n
      ? `${percent(basisPoints ?? 0)}, and ${formatMoney(left, currency)} left by rounding`
      : percent(basisPoints ?? 0)
  return parts
    .filter(({ amount }) => amount !== 0n)
    .map(({ memberId, amount, basisPoints }) => ({
      name: `of it, ${people.find((one) => one.memberId === memberId)?.name ?? ''}`,
      amount: formatMoney(amount, currency),
      hint: share(memberId, basisPoints),
      isPart: true,
    }))
}

const ofEarned = (giver: string) => `of what ${giver === 'you' ? 'you' : 'they'} earned`

/** Where the money goes when so much of the price was earned: what is posted, and nothing else. */
export function sumSplit(input: Split, earnedMinor: Minor): StepSums {
  const money = (amount: Minor) => formatMoney(amount, input.currency)
  const priced = { ...input, priceMinor: minor(input.priceMinor) }
  if (input.hadMinor !== null) {
    const { fromSeller, fromMarketplace, toBuyer } = settleAgain(priced, minor(input.hadMinor), earnedMinor)
    const left = settle(priced, earnedMinor).toSeller
    const { giver } = input
    const given = input.team && !giver ? partsBack(sideOf(input.team), add(left, fromSeller), left) : []
    return {
      rows: [
        {
          name: `From ${giver ?? input.seller}`,
          amount: money(fromSeller),
          ...(input.isMoneyHeld === undefined
            ? {}
            : {
                hint: input.isMoneyHeld ? 'of what still clears' : giver ? ofEarned(giver) : 'of the balance',
              }),
        },
        ...(input.team ? rowsOf(input.team, given, input.currency) : []),
        { name: 'From the marketplace', amount: money(fromMarketplace), hint: 'its fees on that part' },
      ],
      total: { name: `Back to ${input.buyer}`, amount: money(toBuyer) },
    }
  }
  const { held, toSeller, toMarketplace, toBuyer } = settle(priced, earnedMinor)
  return {
    rows: [
      {
        name: `To ${input.seller}`,
        amount: money(toSeller),
        ...(toSeller > 0n ? { hint: `clears ${inDays(input.clearingDays)}` } : {}),
      },
      ...partRows(input.team, toSeller, input.currency),
      { name: 'To the marketplace', amount: money(toMarketplace) },
      { name: `To ${input.buyer}`, amount: money(toBuyer), ...(toBuyer > 0n ? { hint: 'at once' } : {}) },
    ],
    total: { name: 'Held in escrow', amount: money(held) },
  }
}

/** What goes back when the price is lowered by so much, and what the rest comes to. */
export function sumRefund(input: Split, refundMinor: Minor): StepSums {
  const priceMinor = minor(input.priceMinor)
  const left = subtract(priceMinor, refundMinor)
  // Of what was released, the seller and the marketplace give back what they have.
  if (input.hadMinor !== null) return sumSplit(input, left)
  const money = (amount: Minor) => formatMoney(amount, input.currency)
  const { toBuyer } = settleAgain({ ...input, priceMinor }, priceMinor, left)
  const { sellerGets, commission, serviceFee } = computeFees(left, input.terms, input.feeBearer)
  return {
    rows: [
      { name: 'Price from then on', amount: money(left), hint: `instead of ${money(priceMinor)}` },
      { name: `To ${input.seller} when it is accepted`, amount: money(sellerGets) },
      ...partRows(input.team, sellerGets, input.currency),
      { name: 'To the marketplace then', amount: money(add(commission, serviceFee)) },
    ],
    total: { name: `Back to ${input.buyer} at once`, amount: money(toBuyer) },
  }
}

/** What prices come to for both sides. */
export function sumPrices(input: Terms & Names, prices: readonly Minor[]): StepSums {
  const sums = prices.map((price) => computeFees(price, input.terms, input.feeBearer))
  const money = (amount: Minor) => formatMoney(amount, input.currency)
  const does = (name: string, you: string, other: string) =>
    name === 'you' ? `You ${you}` : `${name} ${other}`
  return {
    rows: [
      {
        name: does(input.buyer, 'pay', 'pays'),
        amount: money(add(...sums.map(({ buyerPays }) => buyerPays))),
      },
      {
        name: 'The marketplace keeps',
        amount: money(add(...sums.map(({ commission, serviceFee }) => add(commission, serviceFee)))),
      },
    ],
    total: {
      name: does(input.seller, 'get', 'gets'),
      amount: money(add(...sums.map(({ sellerGets }) => sellerGets))),
    },
  }
}

/** What is typed into the field of a preview, within its bounds. */
export function readPreviewed(preview: StepPreview, typed: string): ReadAmount {
  const { currency } = preview
  if (preview.kind === 'price')
    return readAmount(typed, {
      name: 'The price',
      currency,
      fromMinor: preview.fromMinor,
      toMinor: preview.toMinor,
    })
  const price = Number(preview.priceMinor)
  const isRefund = preview.kind === 'refund'
  return readAmount(typed, {
    name: 'It',
    currency,
    fromMinor: isRefund ? 1 : 0,
    toMinor: isRefund ? price - 1 : price,
  })
}

export function sumPreview(preview: StepPreview, value: Minor): StepSums {
  if (preview.kind === 'price') return sumPrices(preview, [value])
  return preview.kind === 'split' ? sumSplit(preview, value) : sumRefund(preview, value)
}
