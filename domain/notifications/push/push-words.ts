import { notificationKinds } from '#domain/accounts/members/notification-channels.ts'

/** What a locked telephone may show to anybody: who, and of what kind. What was said stands behind it. */
export function pushWords({ kind, who }: { kind: string; who: string }): string {
  const label = notificationKinds.find((row) => row.kind === kind)?.label ?? 'Something new'
  return who === '' ? label : `${who}: ${label.toLowerCase()}`
}

/** Whom a push service writes to when something is wrong with what it is sent. */
export function contactOf(
  { contactEmail }: { contactEmail: string },
  { origin }: { origin: string },
): string {
  return contactEmail ? `mailto:${contactEmail}` : origin
}
