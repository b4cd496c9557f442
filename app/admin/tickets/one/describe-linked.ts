import { z } from 'zod'
import { nameServices } from '#domain/catalogue/index.ts'
import { nameDeals } from '#domain/deals/index.ts'
import { nameOrders } from '#domain/orders/index.ts'
import { findPayment } from '#domain/payments/index.ts'
import { nameOwnPayouts } from '#domain/payouts/index.ts'
import { nameProjects } from '#domain/projects/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { DeskTicket } from '#domain/support/index.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { mayOpen, type MemberEdge } from '#app/edge.ts'
import type { PlainPermission } from '#domain/permissions.ts'
import { linkedWords } from '../desk-words.ts'

type Asking = Pick<MemberEdge, 'db' | 'actor'>
type Named = { title: string; to: string | null }

/** What the ticket is about, named, with where this one of the staff can open it. What is gone or never theirs is not named. */
export async function describeLinked(
  edge: Asking,
  { linkedKind: kind, linkedId, memberId }: Pick<DeskTicket, 'linkedKind' | 'linkedId' | 'memberId'>,
) {
  const id = z.uuid().safeParse(linkedId).data
  if (!kind || !id || !memberId) return null
  const named = await nameOne(edge, kind, id, memberId)
  return named && { kind: linkedWords[kind], ...named }
}

async function nameOne(
  { db, actor }: Asking,
  kind: NonNullable<DeskTicket['linkedKind']>,
  id: string,
  memberId: string,
): Promise<Named | null> {
  const as = (title: string | undefined, to: string | null): Named | null =>
    title === undefined ? null : { title, to }
  /** A screen of staff where it may be opened, what everyone sees of it elsewhere. */
  const at = (needs: PlainPermission, to: string, otherwise: string | null = null) =>
    mayOpen(actor, needs) ? to : otherwise
  switch (kind) {
    case 'deal':
      return as((await nameDeals(db, memberId, [id])).get(id), at('disputes.read', `/deals/${id}`))
    case 'order': {
      const number = (await nameOrders(db, [id])).get(id)
      return as(numbered('Order', number), at('orders.read', `/admin/orders/${number}`))
    }
    case 'payment': {
      const found = await findPayment(db, id)
      const title =
        found?.memberId === memberId ? `Payment of ${formatMoney(found.amount, found.currency)}` : undefined
      return as(title, at('payments.read', `/admin/payments/${id}`))
    }
    case 'payout': {
      const found = (await nameOwnPayouts(db, memberId, [id])).get(id)
      const to = `/admin/payouts?show=all&q=%23${found?.number}&payout=${id}#decide`
      return as(numbered('Payout', found?.number), at('payouts.read', to))
    }
    case 'service': {
      const found = (await nameServices(db, [id])).get(id)
      const to = at('services.read', `/admin/market/services/${id}`, `/services/${found?.slug}`)
      return as(found?.title, to)
    }
    case 'project':
      return as((await nameProjects(db, [id])).get(id), `/projects/${id}`)
    case 'team':
      return as((await nameTeams(db, [id])).get(id)?.name, at('team.administer', `/admin/teams/${id}`))
  }
}

const numbered = (word: string, number: number | undefined) =>
  number === undefined ? undefined : `${word} ${number}`

export type LinkedData = Awaited<ReturnType<typeof describeLinked>>
