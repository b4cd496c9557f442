import { asc, desc, eq, min, ne } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { CheckState } from './check-rules.ts'
import { authorise } from './permissions.ts'
import { identityCheck } from './schema.server.ts'

const CHECKS_A_PAGE = 25

/** A check as lists have it: what is sealed stays sealed. */
export type ListedCheck = {
  id: string
  memberId: string
  state: CheckState
  sentAt: Date
  decidedAt: Date | null
  decidedBy: string | null
  removedAt: Date | null
}

const { id, memberId, state, sentAt, decidedAt, decidedBy, removedAt } = identityCheck
const listed = { id, memberId, state, sentAt, decidedAt, decidedBy, removedAt }

type CheckPage = { rows: ListedCheck[]; page: number; pages: number }

/** Those that wait, the oldest first; or those that were decided, the newest first. */
export async function listChecks(
  db: Db,
  actor: Actor,
  { isDecided, page: wanted }: { isDecided: boolean; page: number },
): Promise<CheckPage> {
  authorise(actor, 'identity.read-queue')
  const which = isDecided ? ne(state, 'sent') : eq(state, 'sent')
  const pages = Math.max(1, Math.ceil((await db.$count(identityCheck, which)) / CHECKS_A_PAGE))
  const page = Math.min(Math.max(1, wanted), pages)
  const rows = await db
    .select(listed)
    .from(identityCheck)
    .where(which)
    .orderBy(isDecided ? desc(sentAt) : asc(sentAt), asc(id))
    .limit(CHECKS_A_PAGE)
    .offset((page - 1) * CHECKS_A_PAGE)
  return { rows, page, pages }
}

export async function findCheck(db: Db, actor: Actor, checkId: string): Promise<ListedCheck> {
  authorise(actor, 'identity.read-queue')
  const [found] = await db.select(listed).from(identityCheck).where(eq(id, checkId))
  if (!found) throw new NotFound('There is no such identity check')
  return found
}

/** How many wait for a decision, and since when. */
export async function countIdentityQueue(
  db: Db,
  actor: Actor,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  authorise(actor, 'identity.read-queue')
  const waiting = await db.$count(identityCheck, eq(state, 'sent'))
  const [oldest] = await db
    .select({ at: min(sentAt) })
    .from(identityCheck)
    .where(eq(state, 'sent'))
  return { waiting, oldestAt: oldest?.at ?? null }
}
