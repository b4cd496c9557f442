import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors/errors.ts'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { type AddedFile, addFiles } from '../files/add-files.ts'
import { questionLimits } from '../decision-rules.ts'
import { expectMove } from '../moves/expect-move.ts'
import { concludeMove } from '../moves/make-move.ts'
import { enterAsAdministrator, enterRoom, openDisputeIn } from '../moves/locked-deal.ts'
import { NO_QUESTION } from '../moves/refusal-words.ts'
import { hasPartIn } from '../moves/seller-people.ts'
import { disputeQuestion } from '../schema.server.ts'
import type { Party } from '../states.ts'
import { record } from '../moves/timeline.ts'

/** Enough to understand any case; whoever asks more than this should decide. */
const QUESTIONS_A_DISPUTE_MOST = 20

type NewQuestion = { dealId: string; milestoneId: string; askedOf: Party; question: string }

/** An administrator asks one side in writing. The other side reads it too: nothing is said behind anybody's back. */
export async function askParty(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, askedOf, question }: NewQuestion,
): Promise<void> {
  authorise(actor, 'disputes.decide')
  const text = question.trim()
  const { min, max } = questionLimits.question
  if (seenLengthOf(text) < min || lengthOf(text) > max)
    throw new Invalid('The question is too short or too long', {
      question: [`Question: write from ${min} to ${max.toLocaleString('en')} characters`],
    })
  if (!isShown(text))
    throw new Invalid('The question can’t be shown', {
      question: ['Question: remove the characters that can’t be shown'],
    })
  const room = await enterAsAdministrator(tx, actor, dealId)
  if (await hasPartIn(tx.db, room, actor.id)) throw new Forbidden('Nobody asks about a dispute of their own')
  expectMove(tx, room, 'askParty', { milestoneId })
  const open = openDisputeIn(room, milestoneId)
  const asked = await tx.db.$count(disputeQuestion, eq(disputeQuestion.disputeId, open.id))
  if (asked >= QUESTIONS_A_DISPUTE_MOST)
    throw new Conflict(`${QUESTIONS_A_DISPUTE_MOST} questions were asked already: decide with what is known`)
  await tx.db
    .insert(disputeQuestion)
    .values({ dealId, disputeId: open.id, askedOf, text, askedBy: actor.id, askedAt: tx.now })
  await record(tx, room, 'question-asked', { milestoneId, data: { askedOf } })
  await concludeMove(tx, room, 'askParty')
}

/** The side that was asked answers once, with files where they show something. */
export async function answerQuestion(
  tx: Transaction,
  actor: MemberActor,
  input: { dealId: string; questionId: string; answer: string; files: readonly AddedFile[] },
): Promise<void> {
  authorise(actor, 'deal.act')
  const { dealId, questionId, answer, files } = input
  const room = await enterRoom(tx, actor, dealId)
  const [found] = await tx.db
    .select()
    .from(disputeQuestion)
    .where(and(eq(disputeQuestion.id, questionId), eq(disputeQuestion.dealId, dealId)))
  if (!found) throw new NotFound(NO_QUESTION)
  expectMove(tx, room, 'answerQuestion', { question: found })
  await tx.db
    .update(disputeQuestion)
    .set({ answer, answeredAt: tx.now })
    .where(eq(disputeQuestion.id, questionId))
  await addFiles(tx, { dealId, subjectId: questionId, by: room.by }, files)
  const about = room.disputes.find(({ id }) => id === found.disputeId)
  await record(tx, room, 'question-answered', {
    ...(about ? { milestoneId: about.milestoneId } : {}),
    data: files.length > 0 ? { files: files.length } : {},
  })
  await concludeMove(tx, room, 'answerQuestion')
}
