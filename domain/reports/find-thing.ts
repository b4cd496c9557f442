import type { Actor } from '#domain/actor.ts'
import type { ReportedThing } from '#domain/reported-thing.ts'
import type { Db } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { reportables } from './kinds.ts'
import type { ReportKind } from './report-rules.ts'

/** What somebody wants to report, as far as they may see it. */
export async function findReportable(
  db: Db,
  viewer: Actor,
  { kind, thingId }: { kind: ReportKind; thingId: string },
): Promise<ReportedThing> {
  const { find, isSeenBy } = reportables[kind]
  const thing = await find(db, thingId)
  const isSeen = thing?.isShown && (isSeenBy ? await isSeenBy(db, viewer, thingId) : true)
  if (!thing || !isSeen) throw new NotFound('There is nothing at this address to report')
  return thing
}
