import type { Edge } from '#app/edge.ts'
import { splitOf } from '#app/shared/teams/team-arithmetic.server.ts'
import { shareField } from '#domain/teams/index.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'

const NAMES = ['First', 'Second', 'Third', 'Fourth'] as const
const USUAL = ['37.5', '27.5', '20', '15']
const MOST_MINOR = 10_000_000_00n

/** The arithmetic of a split to play with: all of it in the address. */
export function loadIntro({ url, settings }: Pick<Edge, 'url' | 'settings'>) {
  const { currency } = settings
  const typedAmount = (url.searchParams.get('amount') ?? '333.00').slice(0, 20)
  const amount = parseAmount(typedAmount, currency)
  const typed = NAMES.map((_, index) =>
    (url.searchParams.get(`s${index + 1}`) ?? USUAL[index] ?? '').slice(0, 7),
  )
  const parts = typed.map((share) => shareField.safeParse(share || '0'))
  const shares = parts.map(({ data: basisPoints = 0 }, index) => ({
    memberId: NAMES[index] ?? '',
    basisPoints,
  }))
  const sum = shares.reduce((points, share) => points + share.basisPoints, 0)
  const isGood = parts.every(({ success }) => success) && sum === 10_000
  const released = amount !== undefined && amount > 0n && amount <= MOST_MINOR ? amount : undefined
  const split = released && isGood ? splitOf(settings, minor(released), shares, NAMES[0]) : undefined
  return {
    currency,
    amount: typedAmount,
    typed: typed.map((share, index) => ({ name: NAMES[index] ?? '', share })),
    bar: shares.map(({ memberId, basisPoints }) => ({ name: memberId, basisPoints })),
    split: split ?? null,
    problem: split
      ? ''
      : released
        ? 'The shares have to be percentages that are 100 together.'
        : 'Write an amount, such as 333.00.',
  }
}
export type IntroData = ReturnType<typeof loadIntro>
