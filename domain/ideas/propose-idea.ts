import { and, eq, gt, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { IdeaInput } from './input.ts'
import { countOneAtATime } from './lock-idea.ts'
import { authorise } from './permissions.ts'
import { idea, ideaFollow, ideaKind, ideaState, ideaStep, ideaVote } from './schema.server.ts'

type Context = { settings: Pick<Settings, 'ideasDailyMost'> }

/** Puts an idea on the board, with the vote of whoever wrote it. */
export async function proposeIdea(
  tx: Transaction,
  actor: MemberActor,
  { title, text, kindId }: IdeaInput,
  { settings }: Context,
): Promise<{ ideaId: string; number: number }> {
  authorise(actor, 'idea.propose')
  await countOneAtATime(tx, actor.id)
  await refuseMoreThan(tx, actor.id, settings.ideasDailyMost)
  await expectKind(tx, kindId)
  const [first] = await tx.db.select().from(ideaState).where(eq(ideaState.isFirst, true))
  if (!first) throw new Error('No state is the first')
  const written = { authorId: actor.id, title, text, kindId, stateId: first.id }
  const [made] = await tx.db
    .insert(idea)
    .values({ ...written, writtenAt: tx.now, movedAt: tx.now })
    .returning({ ideaId: idea.id, number: idea.number })
  if (!made) throw new Error('No idea was written')
  const { ideaId } = made
  await tx.db.insert(ideaStep).values({ ideaId, stateId: first.id, at: tx.now, byId: actor.id })
  await tx.db.insert(ideaVote).values({ ideaId, memberId: actor.id, votedAt: tx.now })
  await tx.db.insert(ideaFollow).values({ ideaId, memberId: actor.id, since: tx.now })
  await tx.announce({ kind: 'ideas.changed', ideaIds: [ideaId] })
  return made
}

async function refuseMoreThan(tx: Transaction, authorId: string, most: number): Promise<void> {
  const today = await tx.db.$count(
    idea,
    and(eq(idea.authorId, authorId), gt(idea.writtenAt, addDays(tx.now, -1))),
  )
  if (today >= most)
    throw new Invalid(
      `You have put ${today} ${today === 1 ? 'idea' : 'ideas'} on the board within a day, as many as one may. Keep this one for tomorrow.`,
    )
}

/** A kind that new ideas can be of. */
export async function expectKind(tx: Transaction, kindId: string): Promise<void> {
  const [kind] = await tx.db
    .select({ id: ideaKind.id })
    .from(ideaKind)
    .where(and(eq(ideaKind.id, kindId), isNull(ideaKind.retiredAt)))
  if (!kind) throw new Invalid('This kind is not there any more', { kindId: ['Kind: choose one of these'] })
}
