import { and, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { areWords, FOUND_MOST, type Sought } from '#domain/sought-rules.ts'
import { anyOf } from '#platform/db/any-of.ts'
import { lowerContains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { firstOf } from '#platform/db/words/first-of.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { ProjectRow } from '../lock-project.ts'
import { authorise } from '../permissions.ts'
import { project } from '../schema.server.ts'

/** Projects by id, by their owner, or by words of the title; a draft is its owner's alone. */
export async function findSoughtProjects(db: Db, actor: Actor, sought: Sought): Promise<ProjectRow[]> {
  authorise(actor, 'projects.read')
  const ways = waysTo(sought)
  if (ways.length === 0) return []
  return db
    .select()
    .from(project)
    .where(and(inArray(project.id, anyOf(ways)), ne(project.state, 'draft')))
    .orderBy(newestFirst(project.changedAt))
    .limit(FOUND_MOST)
}

function waysTo(sought: Sought): SQL[] {
  const { words, id, memberId } = sought
  return [
    ...(id ? [sql`select id from project where id = ${id}`] : []),
    ...(memberId
      ? [
          sql`select id from project where owner_id = ${memberId} and state <> 'draft' limit ${FOUND_MOST * 4}`,
        ]
      : []),
    ...(areWords(sought)
      ? [
          firstOf({
            table: 'project',
            where: sql`${lowerContains(sql`lower(title)`, words)} and state <> 'draft'`,
            most: FOUND_MOST * 4,
          }),
        ]
      : []),
  ]
}
