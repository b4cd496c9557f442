import { isConnectionLost, sqlState } from './sql-state.ts'

/**
 * The database could not be reached, said nothing in time, or had no connection left: a fault of nobody's here, and over by
 * itself. It is marked at the pool's door, because anywhere else an error of a socket may be that of a mail server.
 */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('The database is away', { cause })
  }
}

/** Whether it is what became of something because the database was away, however often it was wrapped since. */
export function isDatabaseAway(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof DatabaseAway) return true
  return false
}

/** As the driver and its pool word it when time is up: no answer, no connection, no client that came free. */
const SILENCE = 'Query read timeout'
const NONE_FREE = 'timeout exceeded when trying to connect'
const CLOSED = 'Client was closed and is not queryable'
const TOO_MANY_CONNECTIONS = '53300'
/**
 * The server's own limit. A pause shorter than the client's ends with it, so whoever waited is told the same as with a longer one;
 * the log has the statement.
 */
const TOOK_TOO_LONG = '57014'

export const isSilence = (error: unknown) => says(error, SILENCE)
export const isNoneFree = (error: unknown) =>
  says(error, NONE_FREE) || sqlState(error) === TOO_MANY_CONNECTIONS
export const tookTooLong = (error: unknown) => sqlState(error) === TOOK_TOO_LONG

/** For errors of a question to the database, and of nothing else. */
export function markAway(error: unknown): unknown {
  const isAway =
    isSilence(error) ||
    isNoneFree(error) ||
    tookTooLong(error) ||
    says(error, CLOSED) ||
    isConnectionLost(error)
  return isAway && !isDatabaseAway(error) ? new DatabaseAway(error) : error
}

/** The same for whoever asks by a connection of its own. */
export async function toldIfAway<Answer>(question: Promise<Answer>): Promise<Answer> {
  try {
    return await question
  } catch (error) {
    throw markAway(error)
  }
}

/** Whoever passes an error on may have added where it happened. */
const says = (error: unknown, words: string) => error instanceof Error && error.message.startsWith(words)
