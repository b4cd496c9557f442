import { zonedFormat } from '#app/shared/zoned-format.ts'

export const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const
const MOMENT = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const

/** '11 Nov, 14:05' on the clock of who sits at the desk. */
export const momentOf = (at: Date, timeZone: string) => zonedFormat(at, timeZone, MOMENT)

type Conduct = { completed: number | undefined; warned: { count: number; lastAt: Date | null } }

/** What whoever decides reads first of a member, at every desk. */
export const conductRows = ({ completed = 0, warned }: Conduct, timeZone: string) => [
  { name: 'Completed deals', value: String(completed) },
  {
    name: 'Warned',
    value: warned.lastAt ? `${warned.count}, last on ${zonedFormat(warned.lastAt, timeZone, DATE)}` : 'never',
  },
]
