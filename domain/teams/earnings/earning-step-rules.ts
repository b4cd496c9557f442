import { DAY_MS } from '#platform/clock/clock.ts'

/** How earnings over time are summed. */
export const earningSteps = ['day', 'week', 'month'] as const
export type EarningStep = (typeof earningSteps)[number]

/** How many steps are shown, and as many before them to compare with. */
export const stepsShown: Record<EarningStep, number> = { day: 30, week: 26, month: 12 }

/** The beginning of the step that a moment is in: days, weeks from Monday, months, all of UTC. */
function beginningOf(at: Date, step: EarningStep): Date {
  const day = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()))
  if (step === 'day') return day
  if (step === 'month') return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()))
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS)
}

function move(at: Date, step: EarningStep, steps: number): Date {
  if (step === 'month') return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + steps))
  return new Date(at.getTime() + steps * (step === 'week' ? 7 : 1) * DAY_MS)
}

/** The beginnings of all steps up to now, those before them first. */
export function listBeginnings(now: Date, step: EarningStep): Date[] {
  const last = beginningOf(now, step)
  const all = stepsShown[step] * 2
  return Array.from({ length: all }, (_, index) => move(last, step, index + 1 - all))
}
