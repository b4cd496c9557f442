import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { isOwnPicture, markPicturesLeft, markPicturesUsed } from '#domain/pictures/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { enterTeam } from '../lock-team.ts'
import { authorise } from '../permissions.ts'
import { record } from '../record.ts'
import { team } from '../schema.server.ts'

export type TeamPicture = 'portrait' | 'cover'

const columns = { portrait: 'portraitId', cover: 'coverId' } as const

/** Hangs a picture that whoever changes it has sent, or none. */
export async function changeTeamPicture(
  tx: Transaction,
  actor: MemberActor,
  { teamId, which, pictureId }: { teamId: string; which: TeamPicture; pictureId: string | null },
): Promise<void> {
  authorise(actor, 'team.act')
  const { team: before } = await enterTeam(tx, actor, teamId, 'edit the page')
  const column = columns[which]
  if (pictureId) {
    if (!(await isOwnPicture(tx.db, actor.id, pictureId)))
      throw new NotFound('There is no such picture of yours')
    await markPicturesUsed(tx, [pictureId])
  }
  await tx.db
    .update(team)
    .set({ [column]: pictureId })
    .where(eq(team.id, teamId))
  if (before[column]) await markPicturesLeft(tx, [before[column]])
  await record(tx, before, { what: 'edited', byId: actor.id, tell: [] })
}
