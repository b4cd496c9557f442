import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { addWorkingDays } from '#platform/clock/working-days.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import type { AppealKind } from './appeal-rules.ts'
import type { AppealInput } from './input.ts'
import { findSent } from './find-sent.ts'
import type { AppealContext } from './appealable.ts'
import { appealables } from './kinds.ts'
import { authorise } from './permissions.ts'
import { appeal as appealTable, appealFile } from './schema.server.ts'

type Sent = AppealInput & { kind: AppealKind; decisionId: string; files: readonly StoredAttachment[] }

/** The one appeal against a decision, until its deadline; of two sent at once the first counts. */
export async function sendAppeal(
  tx: Transaction,
  actor: MemberActor,
  { kind, decisionId: asked, appeal: words, files }: Sent,
  { settings, origin }: Pick<AppealContext, 'settings' | 'origin'>,
): Promise<{ number: number }> {
  authorise(actor, 'appeal.send')
  const memberId = actor.id
  const found = await appealables[kind].find(tx.db, { decisionId: asked, memberId, settings })
  if (!found) throw new NotFound('There is no such decision about something of yours')
  if (found.isOver)
    throw new Conflict('The decision was lifted or appealed already: there is nothing left to appeal.')
  if (found.appealBy <= tx.now) throw new Conflict('The time to appeal is over.')
  const decisionId = found.decisionId ?? asked
  if (await findSent(tx.db, { kind, decisionId })) throw appealedAlready()
  const dueAt = addWorkingDays(tx.now, settings.appealDecisionWorkingDays)
  await appealables[kind].hold?.(tx, actor, { decisionId, dueAt })
  const [sent] = await tx.db
    .insert(appealTable)
    .values({
      kind,
      decisionId,
      memberId,
      title: found.title,
      words,
      sentAt: tx.now,
      dueAt,
      againstId: found.decidedById,
    })
    .onConflictDoNothing()
    .returning({ number: appealTable.number })
  if (!sent) throw appealedAlready()
  const { number } = sent
  if (files.length > 0)
    await tx.db
      .insert(appealFile)
      .values(files.map((file, position) => ({ ...file, appealNumber: number, position })))
  await recordSecurityEvent(tx, {
    kind: 'appeal.sent',
    actor,
    memberId,
    origin,
    details: { number, against: kind, decisionId },
  })
  await tx.announce({ kind: 'appeal.sent', number, memberId })
  return { number }
}

const appealedAlready = () =>
  new Conflict('You have appealed already. Somebody else than before reads it and answers by e-mail.')
