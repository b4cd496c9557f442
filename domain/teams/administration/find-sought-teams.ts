import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { areWords, FOUND_MOST, type Sought } from '#domain/sought-rules.ts'
import { anyOf } from '#platform/db/any-of.ts'
import { lowerContains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { firstOf } from '#platform/db/words/first-of.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { authorise } from '../permissions.ts'
import { team } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'

/** Teams by id or address, by who is in them, or by words of the name. */
export async function findSoughtTeams(db: Db, actor: Actor, sought: Sought): Promise<Team[]> {
  authorise(actor, 'team.administer')
  return db
    .select()
    .from(team)
    .where(inArray(team.id, anyOf(waysTo(sought))))
    .orderBy(newestFirst(team.startedAt))
    .limit(FOUND_MOST)
}

function waysTo(sought: Sought): SQL[] {
  const { words, id, memberId } = sought
  return [
    sql`select id from team where slug = ${words.replace(/^.*\/teams?\//, '').toLowerCase()}`,
    ...(id ? [sql`select id from team where id = ${id}`] : []),
    ...(memberId
      ? [sql`select team_id from team_member where member_id = ${memberId} and left_at is null`]
      : []),
    ...(areWords(sought)
      ? [
          firstOf({
            table: 'team',
            where: lowerContains(sql`lower(name || ' ' || headline)`, words),
            most: FOUND_MOST * 4,
          }),
        ]
      : []),
  ]
}
