import { findNamedMember } from '#domain/accounts/index.ts'
import { findSoughtServices } from '#domain/catalogue/index.ts'
import { findClaims, listClaimedByOthers, releaseClaim, takeClaim } from '#domain/claims/index.ts'
import {
  confirmCorrection,
  countWaitingCorrections,
  declineCorrection,
  listCorrectionsOf,
  listWaitingCorrections,
  proposeCorrection,
} from '#domain/corrections/index.ts'
import { findSoughtDeals } from '#domain/deals/index.ts'
import { findSoughtTransfers, findTransfer } from '#domain/ledger/index.ts'
import { ledgerTransfer } from '#domain/ledger/schema.server.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { findOrder, findSoughtOrders, listOrdersOf } from '#domain/orders/index.ts'
import { purchaseOrder } from '#domain/orders/schema.server.ts'
import { makeWaitingOrder } from '#domain/orders/testing.ts'
import { findSoughtPayouts } from '#domain/payouts/index.ts'
import { findNextProject, findProjectForReview, findSoughtProjects } from '#domain/projects/index.ts'
import { openSome } from '#domain/projects/testing.ts'
import { listCasesAbout } from '#domain/reports/index.ts'
import type { Sought } from '#domain/sought-rules.ts'
import { listTicketsOf } from '#domain/support/index.ts'
import { findSoughtTeams } from '#domain/teams/index.ts'
import { desc, eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { minor } from '#platform/money/money.ts'
import {
  admins,
  finance,
  moderation,
  operation,
  type Operations,
  otherFinance,
  own,
  staff,
} from './operation.ts'
import { within } from './operations-of-payouts.ts'
import { context, type Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

const sought = (memberId: string): Sought => ({
  words: 'a harbour',
  kind: undefined,
  id: undefined,
  ids: undefined,
  number: undefined,
  amount: undefined,
  memberId,
})

/** Each kind of thing is found by those whose part it is. */
const finding = (
  may: Parameters<typeof operation>[0],
  find: (db: Scene['db'], asks: Scene['asks'], sought: Sought) => Promise<unknown>,
) =>
  operation(
    may,
    ({ db, asks, ann }) =>
      () =>
        find(db, asks, sought(ann.id)),
  )

/** A colleague proposed to give Ann something. */
async function proposedFor({ tx, ann }: Scene): Promise<string> {
  const colleague = actorOf(await makeMember(tx, { role: 'finance' }))
  const given = { direction: 'give' as const, amount: minor(100), reason: 'For a test', formKey: 'a form' }
  return (await proposeCorrection(tx, colleague, { memberId: ann.id, ...given }, context)).id
}

export const operationsOfFinding: Operations = {
  'accounts.findNamedMember': operation(
    staff,
    ({ db, asks, ann }) =>
      () =>
        findNamedMember(db, asks, ann.username),
  ),
  'deals.findSoughtDeals': finding(finance, findSoughtDeals),
  'orders.findSoughtOrders': finding(finance, findSoughtOrders),
  'payouts.findSoughtPayouts': finding(finance, findSoughtPayouts),
  'catalogue.findSoughtServices': finding(moderation, findSoughtServices),
  'projects.findSoughtProjects': finding(moderation, findSoughtProjects),
  'teams.findSoughtTeams': finding(admins, findSoughtTeams),
  'ledger.findSoughtTransfers': finding(finance, findSoughtTransfers),
  'ledger.findTransfer': operation(finance, async (scene) => {
    await giveMoney(scene.tx, scene.ann.id, 100)
    const [newest] = await scene.tx.db.select().from(ledgerTransfer).orderBy(desc(ledgerTransfer.id)).limit(1)
    return () => findTransfer(within(scene), scene.asks, newest?.id ?? 0n)
  }),
  'orders.findOrder': operation(finance, async (scene) => {
    const orderId = await makeWaitingOrder(scene.tx, scene.ann.id)
    const [order] = await scene.tx.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, orderId))
    return () => findOrder(within(scene), scene.asks, order?.number ?? 0)
  }),
  'orders.listOrdersOf': operation(
    finance,
    ({ db, asks, ann }) =>
      () =>
        listOrdersOf(db, asks, ann.id),
  ),
  'reports.listCasesAbout': operation(
    moderation,
    ({ db, asks, ann }) =>
      () =>
        listCasesAbout(db, asks, ann.id, 8),
  ),
  'support.listTicketsOf': operation(
    ['administrator', 'support'],
    ({ db, asks, ann }) =>
      () =>
        listTicketsOf(db, asks, ann.id, 8),
  ),
  'projects.findProjectForReview': operation(moderation, async (scene) => {
    const projectId = await openSome(scene.tx, before(scene.ann))
    return () => findProjectForReview(within(scene), scene.asks, projectId)
  }),
  'projects.findNextProject': operation(
    moderation,
    ({ db, asks }) =>
      () =>
        findNextProject(db, asks, []),
  ),
  'claims.takeClaim': own(moderation, ({ tx, self }) => {
    return () => takeClaim(tx, self, { kind: 'service', thingId: crypto.randomUUID() })
  }),
  'claims.releaseClaim': own(moderation, ({ tx, self }) => {
    return () => releaseClaim(tx, self, { kind: 'service', thingId: crypto.randomUUID() })
  }),
  'claims.findClaims': operation(moderation, ({ db, self, tx, ann }) => {
    return () => findClaims(db, self, { kind: 'service', ids: [ann.id], now: tx.now })
  }),
  'claims.listClaimedByOthers': operation(moderation, ({ db, self, tx }) => {
    return () => listClaimedByOthers(db, self, { kind: 'service', now: tx.now })
  }),
  'corrections.proposeCorrection': operation(otherFinance, ({ tx, asks, ann }) => {
    const given = { direction: 'give' as const, amount: minor(100), reason: 'For a test', formKey: 'a form' }
    return () => proposeCorrection(tx, asks, { memberId: ann.id, ...given }, context)
  }),
  'corrections.confirmCorrection': operation(otherFinance, async (scene) => {
    const correctionId = await proposedFor(scene)
    return () => confirmCorrection(scene.tx, scene.asks, { correctionId }, context)
  }),
  'corrections.declineCorrection': operation(otherFinance, async (scene) => {
    const correctionId = await proposedFor(scene)
    return () => declineCorrection(scene.tx, scene.asks, { correctionId, reason: 'For a test' }, context)
  }),
  'corrections.listWaitingCorrections': operation(
    finance,
    ({ db, asks }) =>
      () =>
        listWaitingCorrections(db, asks),
  ),
  'corrections.countWaitingCorrections': operation(
    finance,
    ({ db, asks }) =>
      () =>
        countWaitingCorrections(db, asks),
  ),
  'corrections.listCorrectionsOf': operation(
    finance,
    ({ db, asks, ann }) =>
      () =>
        listCorrectionsOf(db, asks, ann.id),
  ),
}
