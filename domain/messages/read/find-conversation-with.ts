import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { conversation } from '../schema.server.ts'
import { dealKey, directKey, proposalKey, teamKey } from '../write/open-conversation.ts'
import { findConversation, isReader } from './find-conversation.ts'

type With = { memberId: string } | { teamId: string } | { proposalId: string } | { dealId: string }

/** The conversation that whoever looks has with a member or a team, about a proposal or in a deal, if anything was said yet. */
export async function findConversationWith(db: Db, viewer: Actor, whom: With): Promise<string | undefined> {
  if (!isReader(viewer)) return undefined
  const key =
    'memberId' in whom
      ? directKey(viewer.id, whom.memberId)
      : 'teamId' in whom
        ? teamKey(whom.teamId, viewer.id)
        : 'dealId' in whom
          ? dealKey(whom.dealId)
          : proposalKey(whom.proposalId)
  const [found] = await db.select({ id: conversation.id }).from(conversation).where(eq(conversation.key, key))
  return found && (await findConversation(db, found.id, viewer)) ? found.id : undefined
}
