import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { passkey } from './schema.server.ts'

type OwnPasskey = {
  id: string
  name: string
  isBackedUp: boolean
  addedAt: Date
  addedOn: string
  lastUsedAt: Date | null
}

const SHOWN = {
  id: passkey.id,
  name: passkey.name,
  isBackedUp: passkey.isBackedUp,
  addedAt: passkey.addedAt,
  addedOn: passkey.addedOn,
  lastUsedAt: passkey.lastUsedAt,
}

/** One's own passkeys, the first one first. */
export function listOwnPasskeys(db: Db, memberId: string): Promise<OwnPasskey[]> {
  return db
    .select(SHOWN)
    .from(passkey)
    .where(eq(passkey.memberId, memberId))
    .orderBy(passkey.addedAt, passkey.id)
}

/** The same for the file that a member takes along; keys are no use to anyone and stay here. */
export async function exportPasskeys(db: Db, memberId: string) {
  const keys = await listOwnPasskeys(db, memberId)
  return keys.map(({ id: _id, ...told }) => told)
}
