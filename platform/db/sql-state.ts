/** The SQLSTATE of a database error, wherever the driver or Drizzle put it. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = (at as { code?: unknown }).code
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}

export const UNIQUE_VIOLATION = '23505'
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'

/** The transaction lost to another one through no fault of its own and may simply be run again. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error)
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED
}

/** The server ended the connection (57P01 to 57P03), it broke (class 08, or an error of the socket's, which has no state), or its name led nowhere. */
export function isConnectionLost(error: unknown): boolean {
  if (/^(08|57P0[1-3])/.test(sqlState(error) ?? '')) return true
  for (let at = error; at instanceof Error; at = at.cause) {
    if (LOST.test(`${(at as { code?: unknown }).code} ${at.message}`)) return true
  }
  return false
}

const LOST =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|EAI_AGAIN|ENOTFOUND)|Connection terminated|Client has encountered a connection error/
