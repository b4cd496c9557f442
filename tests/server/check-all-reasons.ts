import { sql } from 'drizzle-orm'
import { findHiddenFrom } from '#domain/blocks/index.ts'
import {
  reasonWords,
  recommendPeople,
  recommendProjects,
  recommendServices,
} from '#domain/recommendations/index.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isTrueOfPerson, isTrueOfProject, isTrueOfService } from './reasons-are-true.ts'

type Checked = { services: number; projects: number; people: number; false: string[] }

/** Every line that any member of a market would be shown, asked of the facts. */
export async function checkAllReasons(
  db: Db,
  search: Pick<SearchEngine, 'page'>,
  now: Date,
): Promise<Checked> {
  const { rows: members } = await db.execute<{ id: string }>(
    sql`select id from member where state = 'active' order by id`,
  )
  const checked: Checked = { services: 0, projects: 0, people: 0, false: [] }
  for (const { id } of members) {
    const looks = { db, search, now, hidden: await findHiddenFrom(db, id) }
    for (const one of await recommendServices(looks, id)) {
      checked.services++
      if (!(await isTrueOfService(db, id, one))) checked.false.push(reasonWords(one.reason))
    }
    for (const one of await recommendProjects(looks, id)) {
      checked.projects++
      if (!(await isTrueOfProject(db, id, one))) checked.false.push(JSON.stringify(one.fit))
    }
    for (const one of await recommendPeople(looks, id)) {
      checked.people++
      if (!(await isTrueOfPerson(db, id, one))) checked.false.push(JSON.stringify(one.fit))
    }
  }
  return checked
}
