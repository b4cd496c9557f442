import { eq } from 'drizzle-orm'
import { findRole } from '#domain/teams/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { Conflict, type ExpectedError, Forbidden } from '#platform/errors/errors.ts'
import { FOR_MANAGERS } from '../moves/refusal-words.ts'
import { findStanding, type Standing } from '../moves/seller-people.ts'
import { deal } from '../schema.server.ts'
import type { Party } from '../states.ts'

/** Why somebody who stands on a side writes no review; a room offers the form by the same answer. */
export async function whyNotReview(
  db: Db | DrizzleTransaction,
  { party, isWorker, teamId }: Standing & { teamId: string | null },
  memberId: string,
): Promise<ExpectedError | undefined> {
  if (isWorker) return new Forbidden(FOR_MANAGERS)
  const isOwnTeam = party === 'buyer' && teamId && (await findRole(db, teamId, memberId))
  return isOwnTeam ? new Conflict('Nobody reviews their own team') : undefined
}

/** For which side of a deal somebody answers in public now: of a team its owner and managers do, and nobody who only works on it. */
export async function findAnsweringSide(
  db: Db | DrizzleTransaction,
  dealId: string,
  memberId: string,
): Promise<Party | undefined> {
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  const standing = found && (await findStanding(db, found, { kind: 'member', id: memberId }))
  return standing?.isWorker ? undefined : standing?.party
}
