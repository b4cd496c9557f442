import { randomUUID } from 'node:crypto'
import type { MemberEdge } from '#app/edge.ts'
import { actorLabel } from '#domain/actor.ts'
import { balanceAfter, listCorrectionsOf, mayStillBe } from '#domain/corrections/index.ts'
import { may } from '#domain/corrections/permissions.ts'
import { findHeldFor } from '#domain/deals/index.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { minor } from '#platform/money/money.ts'

/** A member's money as it stands, and what was or is to be given or taken by hand. */
export async function loadMemberBalance(
  { db, actor, settings }: MemberEdge,
  { id, state }: { id: string; state: string },
) {
  const [own, held, corrections] = await Promise.all([
    findOwnMoney(db, id),
    findHeldFor(db, id),
    listCorrectionsOf(db, actor, id),
  ])
  const mayDecide = may(actor, 'correction.decide', { ownerId: id })
  const mayGive = mayStillBe('give', state)
  return {
    currency: settings.currency,
    ...own,
    held,
    most: minor(settings.correctionMostMinor),
    mayGive,
    mayPropose: may(actor, 'correction.propose', { ownerId: id }) && (mayGive || own.available > 0n),
    formKey: randomUUID(),
    waiting: corrections
      .filter((one) => one.state === 'proposed')
      .map((one) => ({
        ...one,
        after: balanceAfter(one, own),
        mayDecide,
        isPossible: mayStillBe(one.direction, state),
        mayConfirm: mayDecide && one.proposedBy !== actorLabel(actor),
      })),
    ended: corrections.filter((one) => one.state !== 'proposed'),
  }
}

export type MemberBalanceData = Awaited<ReturnType<typeof loadMemberBalance>>
