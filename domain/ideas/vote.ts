import { and, eq, gt } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { countOneAtATime, findStateOf, type IdeaRow, lockIdea } from './lock-idea.ts'
import { authorise } from './permissions.ts'
import { ideaFollow, ideaVote } from './schema.server.ts'

type Which = { ideaId: string }
type Context = { settings: Pick<Settings, 'ideaVotesDailyMost'> }

/** One vote a member; given twice it is one. The count of the idea is kept by the database with the rows. */
export async function castVote(
  tx: Transaction,
  actor: MemberActor,
  { ideaId }: Which,
  { settings }: Context,
): Promise<void> {
  authorise(actor, 'idea.vote')
  await countOneAtATime(tx, actor.id)
  const found = await lockOpen(tx, ideaId)
  const vote = { ideaId: found.id, memberId: actor.id }
  const [given] = await tx.db.select().from(ideaVote).where(isVote(vote))
  if (given) return
  await refuseMoreThan(tx, actor.id, settings.ideaVotesDailyMost)
  await tx.db.insert(ideaVote).values({ ...vote, votedAt: tx.now })
  await tx.db
    .insert(ideaFollow)
    .values({ ...vote, isByVote: true, since: tx.now })
    .onConflictDoNothing()
}

/** The vote goes, and with it the following that it brought. */
export async function takeVoteBack(tx: Transaction, actor: MemberActor, { ideaId }: Which): Promise<void> {
  authorise(actor, 'idea.vote')
  await countOneAtATime(tx, actor.id)
  const found = await lockOpen(tx, ideaId)
  const vote = { ideaId: found.id, memberId: actor.id }
  await tx.db.delete(ideaVote).where(isVote(vote))
  await tx.db
    .delete(ideaFollow)
    .where(
      and(
        eq(ideaFollow.ideaId, vote.ideaId),
        eq(ideaFollow.memberId, vote.memberId),
        eq(ideaFollow.isByVote, true),
      ),
    )
}

const isVote = ({ ideaId, memberId }: { ideaId: string; memberId: string }) =>
  and(eq(ideaVote.ideaId, ideaId), eq(ideaVote.memberId, memberId))

/** At an end of its way nobody votes any more: what was decided was decided with these votes. */
async function lockOpen(tx: Transaction, ideaId: string): Promise<IdeaRow> {
  const found = await lockIdea(tx, ideaId)
  const state = await findStateOf(tx.db, found)
  if (state.isFinal)
    throw new Conflict(`This idea is ${state.label.toLowerCase()}: its votes stay as they are.`)
  return found
}

async function refuseMoreThan(tx: Transaction, memberId: string, most: number): Promise<void> {
  const today = await tx.db.$count(
    ideaVote,
    and(eq(ideaVote.memberId, memberId), gt(ideaVote.votedAt, addDays(tx.now, -1))),
  )
  if (today >= most)
    throw new Invalid(`You have voted ${today} times within a day, as often as one may. Come back tomorrow.`)
}
