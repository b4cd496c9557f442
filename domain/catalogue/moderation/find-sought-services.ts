import { and, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { areWords, FOUND_MOST, type Sought } from '#domain/sought-rules.ts'
import { anyOf } from '#platform/db/any-of.ts'
import { lowerContains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { firstOf } from '#platform/db/words/first-of.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { authorise } from '../permissions.ts'
import { service } from '../schema.server.ts'
import type { ServiceState } from '../states.ts'

export type FoundService = {
  id: string
  title: string
  state: ServiceState
  at: Date
}

/** Services by id or address, by their seller, or by words of the title; what was never submitted is its seller's alone. */
export async function findSoughtServices(db: Db, actor: Actor, sought: Sought): Promise<FoundService[]> {
  authorise(actor, 'services.read')
  return db
    .select({
      id: service.id,
      title: service.title,
      state: service.state,
      at: service.changedAt,
    })
    .from(service)
    .where(and(inArray(service.id, anyOf(waysTo(sought))), ne(service.state, 'draft')))
    .orderBy(newestFirst(service.changedAt))
    .limit(FOUND_MOST)
}

function waysTo(sought: Sought): SQL[] {
  const { words, id, memberId } = sought
  const slug = words.replace(/^.*\/services\//, '').toLowerCase()
  return [
    sql`select id from service where slug = ${slug}`,
    ...(id ? [sql`select id from service where id = ${id}`] : []),
    ...(memberId
      ? [
          sql`select id from service where seller_id = ${memberId} and state <> 'draft' limit ${FOUND_MOST * 4}`,
        ]
      : []),
    ...(areWords(sought)
      ? [
          firstOf({
            table: 'service_version',
            column: 'service_id',
            where: sql`${lowerContains(sql`lower(content->>'title')`, words)} and state <> 'draft'`,
            most: FOUND_MOST * 4,
          }),
        ]
      : []),
  ]
}
