const written = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** `2026-11-15` as people write it: `15 November 2026`. */
export function documentDate(updatedOn: string): string {
  return written.format(new Date(updatedOn))
}
