/** Making a format takes a hundred times as long as using it, so each is kept: a few for every time zone that is asked for. */
const formats = new Map<string, Intl.DateTimeFormat>()
const FORMATS_MOST = 500

/** A moment on the clock of who reads it. */
export function zonedFormat(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone} ${Object.entries(options).join()}`
  let cached = formats.get(key)
  if (!cached) {
    if (formats.size >= FORMATS_MOST) formats.clear()
    cached = new Intl.DateTimeFormat('en-GB', { timeZone, ...options })
    formats.set(key, cached)
  }
  return cached.format(at)
}
