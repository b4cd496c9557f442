import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { deal } from '../schema.server.ts'

/** How many questions wait for the buyer before the work begins, by deal; those that wait for none are not there. */
export async function countOpenQuestions(db: Db, dealIds: readonly string[]): Promise<Map<string, number>> {
  if (dealIds.length === 0) return new Map()
  const asking = await db
    .select({ id: deal.id, requirements: deal.requirements, state: deal.state })
    .from(deal)
    .where(and(inArray(deal.id, [...dealIds]), isNull(deal.requirementsAnsweredAt)))
  return new Map(
    asking
      .filter(({ requirements, state }) => requirements.length > 0 && state === 'active')
      .map(({ id, requirements }) => [id, requirements.length]),
  )
}
