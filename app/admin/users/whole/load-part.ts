import { mayOpen, type MemberEdge } from '#app/edge.ts'
import { dealStateWords } from '#app/shared/deals/room-words.ts'
import { readPage } from '#app/shared/read-page.ts'
import { listOwnDeals, OWN_DEALS_A_PAGE } from '#domain/deals/index.ts'
import { balanceKinds, listStatement, type StatementCursor } from '#domain/ledger/index.ts'
import { listOrdersOf } from '#domain/orders/index.ts'
import type { PlainPermission } from '#domain/permissions.ts'
import { listCasesAbout } from '#domain/reports/index.ts'
import { listReviews } from '#domain/reviews/index.ts'
import type { Thing } from '../../things-list.tsx'
import { caseThing, lineThing, orderThing, reviewThing } from './load-whole.ts'

type Whose = { id: string; username: string }
type Tab = { to: string; label: string; current: boolean }

export type PartPage = {
  things: Thing[]
  tabs: Tab[]
  page: number
  pages: number
  /** Where the next page begins, for what is not counted. */
  older: string | null
}

type PartOfMember = {
  title: string
  needs: PlainPermission
  load(edge: MemberEdge, who: Whose, page: number): Promise<PartPage>
}

const ORDERS_A_PAGE = 30
const CASES_A_PAGE = 30
const none = { tabs: [], page: 1, pages: 1, older: null }

/** Lists that stand nowhere else: what has a list of its own is linked there. */
export const partsOfMember = new Map<string, PartOfMember>([
  ['deals', { title: 'Deals', needs: 'disputes.read', load: loadDeals }],
  ['orders', { title: 'Orders', needs: 'orders.read', load: loadOrders }],
  ['statement', { title: 'Statement', needs: 'ledger.read', load: loadStatement }],
  ['reports', { title: 'Reports about them', needs: 'report.read', load: loadReportsAbout }],
  ['reviews', { title: 'Reviews about them', needs: 'members.read', load: loadReviews }],
])

const sides = (address: string, as: 'buyer' | 'seller', first: 'buyer' | 'seller'): Tab[] => [
  { to: first === 'buyer' ? address : `${address}?as=buyer`, label: 'As a buyer', current: as === 'buyer' },
  {
    to: first === 'seller' ? address : `${address}?as=seller`,
    label: 'As a seller',
    current: as === 'seller',
  },
]

async function loadDeals({ db, url, settings }: MemberEdge, { id }: Whose, asked: number): Promise<PartPage> {
  const as = url.searchParams.get('as') === 'seller' ? 'seller' : 'buyer'
  const { rows, page, pages } = await readPage(asked, OWN_DEALS_A_PAGE, (number) =>
    listOwnDeals(db, id, { as, sort: 'changed', page: number }),
  )
  return {
    ...none,
    page,
    pages,
    tabs: sides(`/admin/users/${id}/deals`, as, 'buyer'),
    things: rows.map((row) => ({
      to: `/deals/${row.id}`,
      name: row.title,
      state: dealStateWords[row.state],
      sum: { minor: row.priceMinor, currency: settings.currency },
      at: row.changedAt,
    })),
  }
}

async function loadOrders({ db, actor }: MemberEdge, { id }: Whose, asked: number): Promise<PartPage> {
  const { orders, page, pages } = await readPage(asked, ORDERS_A_PAGE, (number) =>
    listOrdersOf(db, actor, id, ORDERS_A_PAGE, number),
  )
  return { ...none, page, pages, things: orders.map(orderThing) }
}

/** Those that wait and those that were decided: the desk shows one or the other. */
async function loadReportsAbout({ db, actor }: MemberEdge, { id }: Whose, asked: number): Promise<PartPage> {
  const { cases, page, pages } = await readPage(asked, CASES_A_PAGE, (number) =>
    listCasesAbout(db, actor, id, CASES_A_PAGE, number),
  )
  return { ...none, page, pages, things: cases.map(caseThing) }
}

/** `deposited.120,available.33`: behind which line of each account the page begins. */
function readCursor(asked: string | null): StatementCursor | undefined {
  const found = balanceKinds.flatMap((kind) => {
    const number = new RegExp(`(?:^|,)${kind}\\.(\\d{1,18})(?:,|$)`).exec(asked ?? '')?.[1]
    return number ? [[kind, BigInt(number)] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

async function loadStatement({ db, url, settings }: MemberEdge, { id }: Whose): Promise<PartPage> {
  const before = readCursor(url.searchParams.get('before'))
  const { lines, older } = await listStatement(db, { memberId: id, of: 'balance' }, { before })
  const behind = older && balanceKinds.flatMap((kind) => (older[kind] ? [`${kind}.${older[kind]}`] : []))
  return {
    ...none,
    older: behind ? `/admin/users/${id}/statement?before=${behind.join(',')}` : null,
    things: lines.map((line) => lineThing(line, settings.currency)),
  }
}

async function loadReviews({ db, actor, url }: MemberEdge, { id, username }: Whose, page: number) {
  const as = url.searchParams.get('as') === 'buyer' ? 'buyer' : 'seller'
  const { reviews, pages } = await listReviews(db, { memberId: id, as }, { page })
  const mayEnter = mayOpen(actor, 'disputes.read')
  return {
    ...none,
    page,
    pages: Math.max(1, pages),
    tabs: sides(`/admin/users/${id}/reviews`, as, 'seller'),
    things: reviews.map((review) => reviewThing(review, username, mayEnter)),
  }
}
