import { createHash } from 'node:crypto'
import type { MemberActor } from '#domain/actor.ts'
import { hasBoughtFromTeam, hasCompletedDeal, haveDealt } from '#domain/deals/index.ts'
import { isProposalBetween, isProposalOfTeamTo } from '#domain/projects/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { flagMessage } from '../moderation/flag-message.ts'

/** The same words went to as many strangers as may be; these did not go. */
export type Slowed = { waitSeconds: number }

const BEGINNING = { name: 'messages.begin', most: 20, everySeconds: 86_400 }
const SAME_TEXT = { name: 'messages.same-text', most: 5, everySeconds: 3_600 }

/** A first message to a stranger: somebody, or a team, with whom one has neither a deal nor a proposal. */
export async function countStranger(
  tx: Transaction,
  actor: Pick<MemberActor, 'id'>,
  text: string,
): Promise<Slowed | undefined> {
  if (!(await hasCompletedDeal(tx.db, actor.id))) await countUse(tx.db, BEGINNING, actor.id, tx.now)
  try {
    await countUse(tx.db, SAME_TEXT, `${actor.id} ${hashOf(text)}`, tx.now)
    return undefined
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    const flagged = { conversationId: null, number: null, memberId: actor.id }
    await flagMessage(tx, flagged, [{ kind: 'same-text', found: text.slice(0, 300) }])
    return { waitSeconds: error.retryAfterSeconds }
  }
}

/** Whether two have, or had, something to do with one another beyond their conversation. */
export async function areKnown({ db }: Transaction, oneId: string, otherId: string): Promise<boolean> {
  return (await haveDealt(db, oneId, otherId)) || isProposalBetween(db, oneId, otherId)
}

/** The same of a member and a team: they bought from it, or it proposed to them. */
export async function isKnownToTeam({ db }: Transaction, memberId: string, teamId: string): Promise<boolean> {
  return (await hasBoughtFromTeam(db, memberId, teamId)) || isProposalOfTeamTo(db, teamId, memberId)
}

/** Letters alone: a sign or a space more makes no other words. */
const hashOf = (text: string) =>
  createHash('sha256')
    .update(text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .digest('base64url')
