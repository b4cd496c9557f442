import { eq, inArray } from 'drizzle-orm'
import { banMember } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { messageFlag, messageWarning } from '../schema.server.ts'
import type { DecideInput } from './case-input.ts'
import { expectFlag, listFlagsOfMessage, listParties, type MessageFlag } from './case-queries.ts'
import { type CaseDecision, isAppealable } from './case-rules.ts'
import { followStops } from './follow-stops.ts'
import { hideMessage } from './hide-message.ts'
import { expectNoParty } from './open-case.ts'

type Context = { settings: Settings; siteOrigin: string; origin: Origin }
type Deed = (
  tx: Transaction,
  actor: MemberActor,
  flag: MessageFlag,
  input: DecideInput,
  context: Context,
) => unknown

/** Decides about a message, and with it about everything that was found in it or said about it. Both sides are told. */
export async function decideCase(
  tx: Transaction,
  actor: MemberActor,
  { flagId, ...input }: DecideInput & { flagId: string },
  context: Context,
): Promise<void> {
  const flag = await expectFlag(tx.db, flagId)
  authorise(actor, 'message.decide', { ownerId: flag.memberId })
  const partyIds = await listParties(tx.db, flag)
  expectNoParty(actor, partyIds)
  const open = (await listFlagsOfMessage(tx.db, flag)).filter(({ decidedAt }) => decidedAt === null)
  const ids = open.map(({ id }) => id)
  // Of two who decide at once the second finds it decided: the rows wait for one another.
  const locked =
    ids.length > 0
      ? await tx.db.select().from(messageFlag).where(inArray(messageFlag.id, ids)).for('update')
      : []
  const waiting = locked.filter(({ decidedAt }) => decidedAt === null).map(({ id }) => id)
  if (!waiting.includes(flagId)) throw new Conflict('This was decided meanwhile')
  const { decision, words } = input
  await tx.db
    .update(messageFlag)
    .set({ decidedAt: tx.now, decision, decidedBy: actor.id })
    .where(inArray(messageFlag.id, waiting))
  await tx.db.update(messageFlag).set({ words }).where(eq(messageFlag.id, flagId))
  await deeds[decision](tx, actor, flag, input, context)
  await recordSecurityEvent(tx, {
    kind: 'message-case.decided',
    actor,
    memberId: flag.memberId,
    origin: context.origin,
    details: { flagId, decision, words },
  })
  await tx.announce({
    kind: 'message-case.decided',
    flagId,
    memberId: flag.memberId,
    otherIds: partyIds.slice(1),
    conversationId: flag.conversationId,
    decision,
    words,
    appealBy: isAppealable(decision) ? addDays(tx.now, context.settings.appealDays) : null,
  })
}

const deeds: Record<CaseDecision, Deed> = {
  dismiss: () => undefined,
  warn: (tx, _actor, { id: flagId, memberId }, { words }) =>
    tx.db.insert(messageWarning).values({ memberId, flagId, words, at: tx.now }),
  hide(tx, _actor, { conversationId, number }, { words }) {
    if (conversationId === null || number === null)
      throw new Conflict('These words were not sent: there is nothing to hide')
    return hideMessage(tx, { conversationId, number, why: words })
  },
  async stop(tx, _actor, { id, memberId }, { days }) {
    const stoppedUntil = addDays(tx.now, days)
    await tx.db.update(messageFlag).set({ stoppedUntil }).where(eq(messageFlag.id, id))
    await followStops(tx, memberId)
  },
  ban: (tx, actor, { id, memberId }, { words }, context) =>
    banMember(
      tx,
      actor,
      { memberId, reason: words, evidence: `Message case ${id}`, until: undefined },
      context,
    ),
}
