/** The squares in which a mark is kept, in pixels: heads of pages and letters, tabs, home screens. */
export const markSizes = [32, 128, 180, 192, 512] as const
type MarkSize = (typeof markSizes)[number]

export const MARK_KEY = /^brands\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const markFile = (key: string, size: MarkSize): string => `${key}-${size}.png`
/** Where a mark is shown from; a file never changes under its address. */
export const markUrl = (key: string, size: MarkSize = 128): string => `/files/${markFile(key, size)}`
