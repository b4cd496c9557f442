import type { NotificationKind } from '#domain/accounts/members/notification-channels.ts'
import { companyOf, mayWait } from './delivery-rules.ts'

/** How e-mail of a kind comes to who wants it at once. */
export function howMailComes(kind: NotificationKind, isDaily: boolean): string {
  if (!mayWait(kind)) return 'At once'
  if (isDaily) return 'In the e-mail of the day'
  const company = companyOf[kind]
  if (!company) return 'At once'
  if (company.first === 'waits') return `One after ${company.minutes} minutes unread`
  const often = company.minutes === 60 ? 'an hour' : `in ${company.minutes} minutes`
  return company.per === 'thing' ? `At once, then one a deal ${often}` : `At once, then at most one ${often}`
}
