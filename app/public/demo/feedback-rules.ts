/** What the demo takes; the page shows these and the server holds to them. */
export const textLimits = { min: 20, max: 1_000 }

export const attachmentRules = {
  maxFiles: 3,
  maxBytes: 5_000_000,
  accept: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', '.pdf', '.zip', '.txt'],
}

/** The same kinds as they are known by content. */
export const contentTypes: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'application/pdf',
  'application/zip',
  'text/plain; charset=utf-8',
])
