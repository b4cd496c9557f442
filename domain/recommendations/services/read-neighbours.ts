import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { type Interest, PEOPLE_LEAST } from '../recommendation-rules.ts'
import { serviceNeighbours } from '../schema.server.ts'

/** Another service that people interested in one were interested in, and what most tellingly they did about it. */
export type Neighbour = { otherId: string; score: number; did: Interest; people: number }

/** The neighbours of each of these, the nearest first; one look by key, however many. */
export async function readNeighbours(db: Db, ids: readonly string[]): Promise<Map<string, Neighbour[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(serviceNeighbours).where(oneOf(serviceNeighbours.serviceId, ids))
  return new Map(
    rows.map((row) => [
      row.serviceId,
      row.otherIds.flatMap((otherId, place): Neighbour[] => {
        const counted = strongest({
          ordered: row.ordered[place] ?? 0,
          kept: row.kept[place] ?? 0,
          viewed: row.viewed[place] ?? 0,
        })
        return counted ? [{ otherId, score: row.scores[place] ?? 0, ...counted }] : []
      }),
    ]),
  )
}

/** What enough of them did to be told, the strongest first; nothing where each did something else. */
function strongest(counts: Record<Interest, number>): Pick<Neighbour, 'did' | 'people'> | undefined {
  const did = (['ordered', 'kept', 'viewed'] as const).find((how) => counts[how] >= PEOPLE_LEAST)
  return did && { did, people: counts[did] }
}
