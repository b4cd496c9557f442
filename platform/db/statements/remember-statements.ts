import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'

type Ask = (asked: unknown, ...rest: unknown[]) => unknown

/**
 * The database parses and plans each statement of this connection once: for long work that says few things, very often. What is said
 * for the first time may be said once, and is not remembered there; what comes again is.
 */
export function rememberStatements(client: PoolClient): void {
  const names = new Map<string, string>()
  const saidOnce = new Set<string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known) return known
    const name = createHash('sha256').update(text).digest('base64url')
    if (!saidOnce.delete(name)) {
      saidOnce.add(name)
      return undefined
    }
    names.set(text, name)
    return name
  }
  const ask = client.query.bind(client) as Ask
  const askByName: Ask = (asked, ...rest) =>
    ask(isStatement(asked) ? { ...asked, name: nameOf(asked.text) } : asked, ...rest)
  Object.assign(client, { query: askByName })
}

/** What streams rows in or out is an object of its own, and is left alone, as are several statements in one text, which can't be planned ahead. */
function isStatement(asked: unknown): asked is { text: string } {
  return (
    typeof asked === 'object' &&
    asked !== null &&
    'text' in asked &&
    !('submit' in asked) &&
    !String(asked.text).includes(';')
  )
}
