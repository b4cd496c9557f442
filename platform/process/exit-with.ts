import { ConfigError } from '#platform/config/config-error.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { EmbeddedPostgresError } from '#platform/db/embedded/index.ts'
import { endWhatWasBegun, isToldToStop } from './begun.ts'
import { rootOf } from './root-of.ts'

/** An error that the operator can mend: its message is all they need. */
export class StartError extends Error {}

/** Ends a process that could not start, in plain words where the operator can do something about it. */
export async function exitWith(error: unknown): Promise<void> {
  if (isToldToStop()) return
  sayWhy(error)
  await endWhatWasBegun()
  process.exit(1)
}

/** Ends a process whose database is gone for good: there is nothing left to finish. */
export function exitWithout(failure: EmbeddedPostgresError): void {
  sayWhy(failure)
  process.exit(1)
}

function sayWhy(error: unknown): void {
  process.stderr.write(`\n${describe(error)}\n`)
}

function describe(error: unknown): string {
  const isKnown =
    error instanceof StartError || error instanceof ConfigError || error instanceof EmbeddedPostgresError
  if (isKnown) return error.message
  if (isDatabaseAway(error))
    return `The database went away before the marketplace was open (${rootOf(error).message}). Start again when it answers.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
