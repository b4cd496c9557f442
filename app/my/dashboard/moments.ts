/** 'Wednesday 11 November, 14:05' on the member's own clock. */
export function dayAndTime(at: Date, timeZone: string): string {
  return `${day(at, timeZone)}, ${timeOfDay(at, timeZone)}`
}

/** '11 November 2026, 14:05': for what may lie in another year. */
export function dateAndTime(at: Date, timeZone: string): string {
  return `${format(at, timeZone, { day: 'numeric', month: 'long', year: 'numeric' })}, ${timeOfDay(at, timeZone)}`
}

/** How near a moment is, in the fewest words: 'Today, 20:00', 'Tomorrow, 12:00', 'Friday', '19 November'. */
export function whenShort(at: Date, now: Date, timeZone: string): string {
  const days = dayNumber(at, timeZone) - dayNumber(now, timeZone)
  if (days === 0) return `Today, ${timeOfDay(at, timeZone)}`
  if (days === 1) return `Tomorrow, ${timeOfDay(at, timeZone)}`
  if (days > 1 && days < 7) return format(at, timeZone, { weekday: 'long' })
  return format(at, timeZone, { day: 'numeric', month: 'long' })
}

/** What is left until a moment: '3 days left', '5 h 55 min left'. */
export function leftUntil(at: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((at.getTime() - now.getTime()) / 60_000))
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.round(hours / 24)} days left`
  if (hours >= 1) return `${hours} h ${minutes % 60} min left`
  return `${minutes} min left`
}

function day(at: Date, timeZone: string): string {
  return `${format(at, timeZone, { weekday: 'long' })} ${format(at, timeZone, { day: 'numeric', month: 'long' })}`
}

function timeOfDay(at: Date, timeZone: string): string {
  return format(at, timeZone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
}

function dayNumber(at: Date, timeZone: string): number {
  const [year, month, date] = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(at)
    .split('-')
    .map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, date ?? 1) / 86_400_000
}

function format(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, ...options }).format(at)
}
