import { listOwnNames } from '#domain/catalogue/index.ts'
import { listOwnDeals, nameDeals } from '#domain/deals/index.ts'
import { findOwnOrderNumbers } from '#domain/orders/index.ts'
import { listOwnPayments, listPaidPayments } from '#domain/payments/index.ts'
import { listOwnPayouts, nameOwnPayouts } from '#domain/payouts/index.ts'
import { listOwnProjects, nameOwnProjects } from '#domain/projects/index.ts'
import { listOwnTeams } from '#domain/teams/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { LinkedKind } from '../ticket-rules.ts'

export type OwnThing = { kind: LinkedKind; id: string; title: string; to: string }
type Which = { kind: LinkedKind; id: string }

const SHOWN = 6
const newest = { sort: 'changed', page: 1 } as const

const payments = { 'top-up': 'Top-up', checkout: 'Payment for an order', pro: 'Payment for PRO' }

/** How one of theirs is called and where it stands, by kind; nothing where it is not theirs. */
const naming: Record<
  LinkedKind,
  (db: Db, memberId: string, id: string) => Promise<Omit<OwnThing, 'kind' | 'id'> | undefined>
> = {
  async deal(db, memberId, id) {
    const title = (await nameDeals(db, memberId, [id])).get(id)
    return title === undefined ? undefined : { title, to: `/deals/${id}` }
  },
  async order(db, memberId, id) {
    const number = (await findOwnOrderNumbers(db, memberId, { ids: [id] })).get(id)
    return number === undefined ? undefined : { title: `Order ${number}`, to: `/my/orders/${id}` }
  },
  async payment(db, memberId, id) {
    const found = (await listOwnPayments(db, memberId, [id])).get(id)
    return found && { title: payments[found.purpose], to: `/my/balance/payments/${id}` }
  },
  async payout(db, memberId, id) {
    const found = (await nameOwnPayouts(db, memberId, [id])).get(id)
    return found && { title: `Payout ${found.number} to ${found.methodLabel}`, to: '/my/payouts' }
  },
  async service(db, memberId, id) {
    const found = (await listOwnNames(db, memberId)).find((one) => one.id === id)
    return found && { title: found.title, to: `/services/${found.slug}` }
  },
  async project(db, memberId, id) {
    const title = (await nameOwnProjects(db, memberId, [id])).get(id)
    return title === undefined ? undefined : { title, to: `/my/projects/${id}` }
  },
  async team(db, memberId, id) {
    const found = (await listOwnTeams(db, memberId)).find(({ team }) => team.id === id)
    return found && { title: found.team.name, to: `/team?of=${found.team.slug}` }
  },
}

export async function findOwnThing(db: Db, memberId: string, which: Which): Promise<OwnThing | undefined> {
  const named = await naming[which.kind](db, memberId, which.id)
  return named && { ...which, ...named }
}

/** Whatever a form says, only one's own is linked. */
export async function expectOwnThing(
  db: DrizzleTransaction,
  memberId: string | null,
  which: Which,
): Promise<void> {
  // The queries read, and a transaction reads as the database does.
  const found = memberId === null ? undefined : await findOwnThing(db as unknown as Db, memberId, which)
  const words = 'Which one: choose one of your own'
  if (!found) throw new Invalid(words, { about: [words] })
}

/** What a member may want to ask about: the newest of each kind. */
export async function listOwnThings(db: Db, memberId: string): Promise<OwnThing[]> {
  const [bought, sold, orders, paid, payouts, services, projects, teams] = await Promise.all([
    listOwnDeals(db, memberId, { as: 'buyer', ...newest }),
    listOwnDeals(db, memberId, { as: 'seller', ...newest }),
    findOwnOrderNumbers(db, memberId, { most: SHOWN }),
    listPaidPayments(db, memberId, SHOWN),
    listOwnPayouts(db, memberId, 1),
    listOwnNames(db, memberId),
    listOwnProjects(db, memberId, { ...newest, words: '' }),
    listOwnTeams(db, memberId),
  ])
  const deals = [...bought.rows, ...sold.rows].toSorted(
    (one, other) => other.changedAt.getTime() - one.changedAt.getTime(),
  )
  const of = <Row>(kind: LinkedKind, rows: readonly Row[], name: (row: Row) => Omit<OwnThing, 'kind'>) =>
    rows.slice(0, SHOWN).map((row) => ({ kind, ...name(row) }))
  return [
    ...of('deal', deals, ({ id, title }) => ({ id, title, to: `/deals/${id}` })),
    ...of('order', [...orders], ([id, number]) => ({
      id,
      title: `Order ${number}`,
      to: `/my/orders/${id}`,
    })),
    ...of('payment', paid, ({ id, purpose }) => ({
      id,
      title: payments[purpose],
      to: `/my/balance/payments/${id}`,
    })),
    ...of('payout', payouts.rows, ({ id, number, methodLabel }) => ({
      id,
      title: `Payout ${number} to ${methodLabel}`,
      to: '/my/payouts',
    })),
    ...of('service', services, ({ id, title, slug }) => ({ id, title, to: `/services/${slug}` })),
    ...of('project', projects.rows, ({ id, title }) => ({ id, title, to: `/my/projects/${id}` })),
    ...of('team', teams, ({ team: { id, name, slug } }) => ({ id, title: name, to: `/team?of=${slug}` })),
  ]
}
