import type { Edge } from '#app/edge.ts'
import { feeTermsFor } from '#domain/ledger/fee-terms.ts'

const NAMES = ['First', 'Second', 'Third', 'Fourth'] as const
const USUAL = ['37.5', '27.5', '20', '15']

/** The arithmetic of a split to play with: all of it in the address. */
export function loadIntro({ url, settings }: Pick<Edge, 'url' | 'settings'>) {
  return {
    terms: { terms: feeTermsFor(settings), currency: settings.currency },
    amount: (url.searchParams.get('amount') ?? '333.00').slice(0, 20),
    typed: NAMES.map((name, index) => ({
      name,
      share: (url.searchParams.get(`s${index + 1}`) ?? USUAL[index] ?? '').slice(0, 7),
    })),
  }
}
export type IntroData = ReturnType<typeof loadIntro>
