import { ConfigError } from '#platform/config/config-error.ts'
import { EmbeddedPostgresError } from '#platform/db/embedded/index.ts'
import { endWhatWasBegun, isToldToStop } from './begun.ts'

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
  const known =
    error instanceof StartError || error instanceof ConfigError || error instanceof EmbeddedPostgresError
  process.stderr.write(`\n${known ? error.message : describe(error)}\n`)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
