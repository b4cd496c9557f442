import type { MemberEdge } from '#app/edge.ts'
import { forgetFiles } from '#app/forms/forget-files.ts'
import { scanFor } from '#app/scan-for.ts'
import { authorise } from '#domain/pictures/permissions.ts'
import {
  addPicture,
  cropPicture,
  keepOriginal,
  type Chosen,
  type StoredOriginal,
} from '#domain/pictures/index.ts'
import { isDatabaseAway } from '#platform/db/database-away.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { IMAGE_RULES } from '#platform/files/judge-upload.ts'
import type { SentFile } from '#platform/files/sent-file.ts'
import { countUse } from '#platform/limits/rate-limit.ts'

const PICTURES = { name: 'pictures', most: 200, everySeconds: 3_600 }

export type StoredPicture = { id: string; reason?: undefined } | { id?: undefined; reason: string }

/** One picture that was sent: judged by its content, kept, and drawn by a job. */
export async function keepPicture(edge: MemberEdge, file: SentFile): Promise<StoredPicture> {
  return keep(edge, () =>
    keepOriginal(edge.files, file.stream(), { ...IMAGE_RULES, scan: scanFor(edge, file.name) }),
  )
}

/** The chosen part of a picture as one of its own. */
export async function keepCrop(edge: MemberEdge, chosen: Chosen): Promise<StoredPicture> {
  return keep(edge, () => cropPicture(edge, edge.actor.id, chosen))
}

async function keep(edge: MemberEdge, store: () => Promise<StoredOriginal>): Promise<StoredPicture> {
  const { actor, db, transaction, files } = edge
  // Before anything is stored, not only before a row says so.
  authorise(actor, 'picture.add')
  await transaction((tx) => countUse(tx.db, PICTURES, actor.id, tx.now))
  const stored = await store()
  if (!stored.isStored) return { reason: stored.reason }
  try {
    return { id: await transaction((tx) => addPicture(tx, actor, stored.sent)) }
  } catch (error) {
    // Whether the row was written nobody knows where the database went away.
    if (!isDatabaseAway(error)) await forgetFiles(db, files, [stored.sent.key])
    if (error instanceof Invalid) return { reason: error.message }
    throw error
  }
}
