/** Where a browser is told what happens to its member while it happens. */
export const STREAM_ADDRESS = '/my/stream'

/** Said first on every new line: what happened before is read by whoever opened it. */
export const LINE_OPENED = 'open'
