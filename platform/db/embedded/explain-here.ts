import { EmbeddedPostgresError, explain } from './failure.ts'
import { isDiskFull } from './free-space.ts'
import { shortPath } from './places.ts'

/** On a full disk PostgreSQL can't even write down why it ended: then the disk itself is asked. */
export async function explainHere(
  task: string,
  folder: string,
  error: unknown,
): Promise<EmbeddedPostgresError> {
  if (error instanceof EmbeddedPostgresError) return error
  const cause = (await isDiskFull(folder)) ? new Error('ENOSPC', { cause: error }) : error
  return explain(task, shortPath(folder), cause)
}
