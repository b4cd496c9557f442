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
import type { Db } from '#platform/db/database.ts'
import { linkedWords } from '../desk-words.ts'

type Named = { title: string; to: string | null }

/** What the ticket is about, named, with where the desk can open it. What is gone or never theirs is not named. */
export async function describeLinked(
  db: Db,
  { linkedKind: kind, linkedId, memberId }: Pick<DeskTicket, 'linkedKind' | 'linkedId' | 'memberId'>,
) {
  const id = z.uuid().safeParse(linkedId).data
  if (!kind || !id || !memberId) return null
  const named = await nameOne(db, kind, id, memberId)
  return named && { kind: linkedWords[kind], ...named }
}

async function nameOne(
  db: Db,
  kind: NonNullable<DeskTicket['linkedKind']>,
  id: string,
  memberId: string,
): Promise<Named | null> {
  const as = (title: string | undefined, to: string | null): Named | null =>
    title === undefined ? null : { title, to }
  switch (kind) {
    case 'deal':
      return as((await nameDeals(db, memberId, [id])).get(id), `/deals/${id}`)
    case 'order':
      return as(numbered('Order', (await nameOrders(db, [id])).get(id)), null)
    case 'payment': {
      const found = await findPayment(db, id)
      const title =
        found?.memberId === memberId ? `Payment of ${formatMoney(found.amount, found.currency)}` : undefined
      return as(title, `/admin/users/${memberId}?payment=${id}`)
    }
    case 'payout': {
      const found = (await nameOwnPayouts(db, memberId, [id])).get(id)
      return as(numbered('Payout', found?.number), '/admin/payouts')
    }
    case 'service':
      return as((await nameServices(db, [id])).get(id)?.title, `/admin/market/services/${id}`)
    case 'project':
      return as((await nameProjects(db, [id])).get(id), `/projects/${id}`)
    case 'team':
      return as((await nameTeams(db, [id])).get(id)?.name, `/admin/teams/${id}`)
  }
}

const numbered = (word: string, number: number | undefined) =>
  number === undefined ? undefined : `${word} ${number}`

export type LinkedData = Awaited<ReturnType<typeof describeLinked>>
