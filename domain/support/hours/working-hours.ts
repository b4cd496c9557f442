import { readDays, readHolidays, readMinute, type Settings } from '#domain/settings/index.ts'

/** When somebody is at the desk: on which days, between which minutes of the day, on whose clock. */
export type WorkingHours = {
  /** 1 is Monday, 7 is Sunday. */
  days: ReadonlySet<number>
  fromMinute: number
  toMinute: number
  timeZone: string
  /** Days like '2026-12-25' on which nobody is there. */
  holidays: ReadonlySet<string>
}

type OfHours = Pick<
  Settings,
  'supportDays' | 'supportOpens' | 'supportCloses' | 'supportTimeZone' | 'supportHolidays'
>

export function hoursFrom(settings: OfHours): WorkingHours {
  return {
    days: readDays(settings.supportDays) ?? new Set(),
    fromMinute: readMinute(settings.supportOpens) ?? 0,
    toMinute: readMinute(settings.supportCloses) ?? 0,
    timeZone: settings.supportTimeZone,
    holidays: readHolidays(settings.supportHolidays) ?? new Set(),
  }
}
