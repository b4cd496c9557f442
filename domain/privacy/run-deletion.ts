import { and, eq, lte } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { lockEveryAccount } from '#domain/ledger/index.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { listBlocks } from './deletion-blocks.ts'
import { endRequest } from './end-request.ts'
import type { PersonalData } from './personal-data.ts'
import { releaseFiles, removeExportsOf } from './remove-expired-exports.ts'
import { deletionRequest } from './schema.server.ts'

type RunInput = {
  requestId: string
  /** Why now, when an administrator does it; the clock needs no reason but the date. */
  reason?: string
}

/** Carries out a request: every area takes the person out of what it keeps, all in one transaction, and it is final. */
export async function runDeletion(
  tx: Transaction,
  actor: Actor,
  { requestId, reason }: RunInput,
  { personalData, origin }: { personalData: PersonalData; origin?: Origin },
): Promise<void> {
  authorise(actor, 'account.run-deletion')
  const isDue = actor.kind === 'clock' ? lte(deletionRequest.dueAt, tx.now) : undefined
  const ended = { doneAt: tx.now, doneBy: actorLabel(actor) }
  const { memberId, dueAt } = await endRequest(tx, and(eq(deletionRequest.id, requestId), isDue), ended)
  await expectNothingOpen(tx, personalData, memberId)
  const person = await findPerson(tx.db, memberId)
  if (!person) throw new NotFound('There is no such member')
  const released = await removeExportsOf(tx, memberId)
  for (const erase of Object.values(personalData.erasers)) released.push(...(await erase(tx, person)))
  await releaseFiles(tx, released)
  // Looked at again while nobody can post to them: money that came meanwhile would stay in an account of nobody's. Locks of accounts
  // come last, as wherever money moves.
  await lockEveryAccount(tx, memberId)
  await expectNothingOpen(tx, personalData, memberId)
  await recordSecurityEvent(tx, {
    kind: 'deletion.done',
    actor,
    memberId,
    origin,
    details: { dueAt: dueAt.toISOString(), ...(reason ? { reason } : {}) },
  })
}

async function expectNothingOpen(
  tx: Transaction,
  { deletionBlocks }: PersonalData,
  memberId: string,
): Promise<void> {
  const blocks = await listBlocks(tx.db, deletionBlocks, memberId)
  if (blocks.length > 0)
    throw new Conflict(`This has to be finished first: ${blocks.map(({ words }) => words).join('; ')}`)
}
