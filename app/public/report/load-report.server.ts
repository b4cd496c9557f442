import { z } from 'zod'
import type { Edge } from '#app/edge.ts'
import { findReportable } from '#domain/reports/index.ts'
import { reportKinds } from '#domain/reports/report-rules.ts'
import { NotFound } from '#platform/errors/errors.ts'

const asked = z.object({ kind: z.enum(reportKinds), id: z.uuid() })

/** What is to be reported, as far as whoever asks may see it. */
export async function findAsked({ db, actor, params }: Edge) {
  const found = asked.safeParse(params).data
  if (!found) throw new NotFound('There is nothing at this address to report')
  const { kind, id: thingId } = found
  const thing = await findReportable(db, actor, { kind, thingId })
  return { kind, thingId, thing, isOwn: actor.kind === 'member' && thing.ownerId === actor.id }
}
