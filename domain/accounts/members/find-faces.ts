import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { oneOf, oneOfIds } from '#platform/db/one-of.ts'
import { prepared } from '#platform/db/statements/prepared.ts'
import { member } from '../schema.server.ts'

/** A member as others see them beside a work: a name and a portrait. */
export type Face = { id: string; username: string; displayName: string; avatarKey: string | null }

const face = {
  id: member.id,
  username: member.username,
  displayName: member.displayName,
  avatarKey: member.avatarKey,
}

const faces = prepared((db) => db.select(face).from(member).where(oneOfIds(member.id)).prepare('find_faces'))
const sellerFaces = prepared((db) =>
  db
    .select({ ...face, proUntil: member.proUntil })
    .from(member)
    .where(oneOfIds(member.id))
    .prepare('find_seller_faces'),
)

export async function findFaces(db: Db, ids: Iterable<string>): Promise<Map<string, Face>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await faces(db).execute({ ids: wanted })
  return new Map(rows.map((row) => [row.id, row]))
}

/** The same for who sells, with how long PRO's terms hold. */
export async function findSellerFaces(
  db: Db,
  ids: Iterable<string>,
): Promise<Map<string, Face & { proUntil: Date | null }>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await sellerFaces(db).execute({ ids: wanted })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Those of them whose page everyone may open, with what they do in a line. */
export async function findListed(
  db: Db,
  ids: Iterable<string>,
): Promise<Map<string, Face & { headline: string }>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ ...face, headline: member.headline })
    .from(member)
    .where(and(oneOf(member.id, wanted), eq(member.state, 'active')))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Of these, those who take work now, as far as they say. */
export async function findAvailable(db: Db, ids: Iterable<string>): Promise<ReadonlySet<string>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Set()
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(oneOf(member.id, wanted), eq(member.state, 'active'), ne(member.availability, 'away')))
  return new Set(rows.map(({ id }) => id))
}
