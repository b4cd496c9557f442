import { ConfigError } from '#platform/config/config-error.ts'
import { EmbeddedPostgresError } from '#platform/db/embedded/index.ts'

/** An error that the operator can mend: its message is all they need. */
export class StartError extends Error {}

/** Ends a process that could not start, in plain words where the operator can do something about it. */
export function exitWith(error: unknown): never {
  const known =
    error instanceof StartError || error instanceof ConfigError || error instanceof EmbeddedPostgresError
  process.stderr.write(`\n${known ? (error as Error).message : describe(error)}\n`)
  process.exit(1)
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
