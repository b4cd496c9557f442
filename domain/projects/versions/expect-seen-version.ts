import { Conflict } from '#platform/errors/errors.ts'
import type { ProjectRow } from '../lock-project.ts'

/** Whoever answers a project answers the version that they have read. */
export function expectSeenVersion({ version }: ProjectRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== version)
    throw new Conflict('The project was changed meanwhile: read it again, then send this once more')
}
