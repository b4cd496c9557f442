import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import type { ResponseInput } from './input.ts'
import { type IdeaRow, lockIdea, type StateRowOf } from './lock-idea.ts'
import { authorise } from './permissions.ts'
import { idea, ideaState, ideaStep } from './schema.server.ts'

type Context = { origin: Origin }

/** What a person typed is based on what they read; what is said of whatever stands there is based on nothing. */
type Said = Omit<ResponseInput, 'basedOn'> & { ideaId: string; basedOn?: number }

/** When something was last said: by the marketplace of it, or by its author in it. */
export const saidLastAt = ({
  movedAt,
  answeredAt,
  editedAt,
}: Pick<IdeaRow, 'movedAt' | 'answeredAt' | 'editedAt'>): number =>
  Math.max(movedAt.getTime(), answeredAt?.getTime() ?? 0, editedAt?.getTime() ?? 0)

/** The marketplace speaks: an answer, a state with words, or both. Followers are told once, and of what changed alone. */
export async function respondToIdea(
  tx: Transaction,
  actor: MemberActor,
  { ideaId, stateId, words, answer, basedOn }: Said,
  { origin }: Context,
): Promise<{ isChanged: boolean }> {
  authorise(actor, 'idea.manage')
  const found = await lockIdea(tx, ideaId)
  if (basedOn !== undefined && basedOn !== saidLastAt(found))
    throw new Conflict(
      'It was answered, moved or changed by its author while you wrote. What you typed is still here: read what is new, then save again',
    )
  const state = await expectState(tx, found, stateId)
  const isMoved = stateId !== found.stateId
  const isAnswered = answer !== '' && answer !== found.answer
  if (state.isRefusal && answer === '' && found.answer === null)
    throw new Invalid('A no needs an answer that says why', { answer: ['Answer: say why not'] })
  if (found.answer !== null && answer === '')
    throw new Invalid('The answer stays', { answer: ['Answer: change its words, it can’t be taken away'] })
  if (!isMoved && !isAnswered) return { isChanged: false }
  await tx.db
    .update(idea)
    .set({
      ...(isMoved ? { stateId, movedAt: tx.now } : {}),
      ...(isAnswered ? { answer, answeredAt: tx.now, answeredBy: actor.id } : {}),
    })
    .where(eq(idea.id, found.id))
  if (isMoved)
    await tx.db.insert(ideaStep).values({ ideaId: found.id, stateId, at: tx.now, byId: actor.id, words })
  await recordSecurityEvent(tx, {
    kind: 'idea.responded',
    actor,
    memberId: found.authorId ?? undefined,
    origin,
    details: {
      number: found.number,
      title: found.title,
      ...(isMoved ? { state: state.label, words } : {}),
      ...(isAnswered ? { before: { answer: found.answer }, after: { answer } } : {}),
    },
  })
  await tx.announce({ kind: 'ideas.changed', ideaIds: [found.id] })
  await tx.announce({
    kind: 'idea.responded',
    ideaId: found.id,
    byId: actor.id,
    state: isMoved ? state.label : null,
    words: isMoved ? words : '',
    isAnswered,
  })
  return { isChanged: true }
}

/** The state that it is to have: one that was retired keeps the ideas that are in it, and takes no more. */
async function expectState(tx: Transaction, found: IdeaRow, stateId: string): Promise<StateRowOf> {
  const [state] = await tx.db.select().from(ideaState).where(eq(ideaState.id, stateId))
  if (!state || (state.retiredAt && stateId !== found.stateId))
    throw new Invalid('This state is not there any more', { stateId: ['State: choose one of these'] })
  if (state.isFirst && stateId !== found.stateId)
    throw new Conflict(`“${state.label}” is given by the product, once`)
  return state
}
