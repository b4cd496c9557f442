import { counted, days, hours } from '#app/shared/figures/figures.ts'
import type { AppealFigures } from '#domain/appeals/index.ts'

const HOURS_A_DAY = 24
/** From here on days say more than hours. */
const SAID_IN_DAYS = 48

/** How appeals ended, in one line that hides nothing. */
export function appealsInWords({ decided, overturned, medianHours }: AppealFigures): string {
  if (decided === 0) return 'No appeal has been decided yet.'
  const took = medianHours === null ? '' : ` In the middle a decision took ${stretch(medianHours)}.`
  return `${counted(decided, 'appeal')} decided: in ${overturned} of them the first decision was changed or lifted.${took}`
}

function stretch(taken: number): string {
  if (taken < 1) return 'less than an hour'
  return taken < SAID_IN_DAYS ? hours(Math.round(taken)) : days(Math.round(taken / HOURS_A_DAY))
}
