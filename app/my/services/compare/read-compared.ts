import { LONGEST_WITH_PRO, periodLengths, type PeriodLength } from '#domain/views/period-rules.ts'

/** As many as fit side by side. */
export const COMPARED_MOST = 4
export const lengths: readonly PeriodLength[] = [...periodLengths, LONGEST_WITH_PRO]
const USUAL_DAYS: PeriodLength = 90
const SLUG = /^[a-z0-9-]{1,100}$/

export type ComparedAsked = { days: PeriodLength; slugs: string[] }

/** What the address asks for; what makes no sense is as if it were not said. */
export function readCompared(params: URLSearchParams): ComparedAsked {
  const days = Number(params.get('days'))
  const slugs = params.getAll('service').filter((slug) => SLUG.test(slug))
  return {
    days: lengths.find((one) => one === days) ?? USUAL_DAYS,
    slugs: [...new Set(slugs)].slice(0, COMPARED_MOST),
  }
}
