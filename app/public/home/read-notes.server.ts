import { listPosts } from '#domain/blog/index.ts'
import type { Db } from '#platform/db/database.ts'
import { showPosts } from '../blog/post-view.ts'

const SHOWN = 3

/** The newest notes of the blog. */
export async function readNotes(db: Db, shown: { now: Date; marketplaceName: string }) {
  return showPosts(db, await listPosts(db, { offset: 0, most: SHOWN }), shown)
}
