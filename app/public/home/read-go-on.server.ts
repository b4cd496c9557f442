import { readViewed } from '#app/my/dashboard/read-viewed.server.ts'
import type { HungWork } from '#app/works/service-work.ts'
import { listUnfinished } from '#domain/catalogue/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { UnfinishedLine } from './go-on.tsx'

const UNFINISHED = 3

/** Where a member was: what they viewed and what they began. */
export type GoOn = { viewed: HungWork[]; unfinished: UnfinishedLine[] }

export async function readGoOn(db: Db, memberId: string, currency: string): Promise<GoOn> {
  const [viewed, unfinished] = await Promise.all([
    readViewed(db, memberId, currency),
    listUnfinished(db, memberId, UNFINISHED),
  ])
  return {
    viewed,
    unfinished: unfinished.map(({ id, slug, title, kind }) => ({ id, slug, title, kind })),
  }
}
