const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** 'November 2026': it stays true however long the page is kept. */
export function joinedIn(joinedAt: Date): string {
  return month.format(joinedAt)
}
