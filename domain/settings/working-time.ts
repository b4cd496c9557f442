import { z } from 'zod'

const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MINUTES_A_DAY = 1_440
const HOLIDAYS_MOST = 200

/** 'Mon Tue Wed' as numbers, of which 1 is Monday; nothing where it says something else. */
export function readDays(typed: string): Set<number> | undefined {
  const names = typed.split(/[\s,]+/).filter(Boolean)
  const days = names.map((name) => DAY_NAMES.findIndex((day) => day.toLowerCase() === name.toLowerCase()) + 1)
  return days.length === 0 || days.includes(0) ? undefined : new Set(days)
}

/** '9:00' as minutes since midnight; the day ends at 24:00. */
export function readMinute(typed: string): number | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):([0-5]\d)$/.exec(typed.trim()) ?? []
  if (hours === '') return undefined
  const minute = Number(hours) * 60 + Number(minutes)
  return minute <= MINUTES_A_DAY ? minute : undefined
}

/** Days like 2026-12-25, one after the other. */
export function readHolidays(typed: string): Set<string> | undefined {
  const days = typed.split(/[\s,]+/).filter(Boolean)
  const areDays = days.every((day) => z.iso.date().safeParse(day).success)
  return areDays && days.length <= HOLIDAYS_MOST ? new Set(days) : undefined
}

export const workingDays = z
  .string()
  .trim()
  .refine((typed) => readDays(typed), {
    error: 'Working days: write at least one, such as Mon Tue Wed Thu Fri',
  })

export const timeOfDay = (label: string) =>
  z
    .string()
    .trim()
    .refine((typed) => readMinute(typed) !== undefined, { error: `${label}: write a time such as 9:00` })

export const timeZoneName = z
  .string()
  .trim()
  .refine((typed) => isTimeZone(typed), {
    error: 'Time zone: write its name, such as Europe/Amsterdam or UTC',
  })

export const holidayList = z
  .string()
  .trim()
  .max(3_000, { error: 'Holidays: at most 200 days' })
  .refine((typed) => readHolidays(typed), { error: 'Holidays: write days such as 2026-12-25, at most 200' })

function isTimeZone(name: string): boolean {
  try {
    return Boolean(name) && Boolean(new Intl.DateTimeFormat('en-GB', { timeZone: name }))
  } catch {
    return false
  }
}
