import type { Edge } from '#app/edge.ts'
import { galleryUrl } from '#app/shared/works/gallery-url.ts'
import { nameSellers } from '#app/shared/teams/name-sellers.server.ts'
import { choiceQuery } from '#domain/catalogue/index.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import {
  findCart,
  hasOtherTerms,
  listWaitingOrders,
  type PricedLine,
  sellerOf,
} from '#domain/orders/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { add, minor } from '#platform/money/money.ts'
import { readCartToken } from './cart-cookie.ts'
import { listWays } from './list-ways.ts'

/** The cart with the prices of this moment, by seller, and the ways in which it can be paid. */
export async function loadCart(edge: Edge) {
  const { db, actor, settings, request, payments, page, clock } = edge
  const cartToken = readCartToken(request.headers.get('Cookie'))
  const cart = await findCart(db, { actor, cartToken, settings, now: clock.now() })
  const { viewer } = page
  const [nameOf, pictures, money, waiting] = await Promise.all([
    nameSellers(
      db,
      cart.lines.flatMap(({ offer }) => offer ?? []),
    ),
    findPictures(
      db,
      cart.lines.flatMap(({ offer }) => offer?.coverPictureId ?? []),
    ),
    viewer ? findOwnMoney(db, viewer.actor.id) : undefined,
    viewer ? listWaitingOrders(db, viewer.actor.id) : [],
  ])
  const coverOf = ({ offer }: PricedLine) => {
    const picture = offer?.coverPictureId ? pictures.get(offer.coverPictureId) : undefined
    return (picture && galleryUrl(picture, 320)) ?? null
  }
  const sums = cart.lines.flatMap(({ sum }) => sum ?? [])
  const total = add(...sums.map(({ paysMinor }) => paysMinor))
  const bySeller = Map.groupBy(cart.lines, ({ offer }) => (offer ? sellerOf(offer) : ''))
  return {
    currency: settings.currency,
    sellers: [...bySeller].map(([id, lines]) => {
      const offer = lines[0]?.offer
      const seller = offer && nameOf(offer)
      return {
        id,
        name: seller?.name ?? 'Not here any more',
        to: seller?.to,
        lines: lines.map((one) => viewLine(one, coverOf(one))),
      }
    }),
    count: cart.lines.length,
    hasProblems: cart.lines.some(({ problem }) => problem),
    hasChanges: cart.lines.some((one) => isChanged(one)),
    price: add(...sums.map(({ priceMinor }) => priceMinor)),
    sellersGet: add(...sums.map(({ sellerGetsMinor }) => sellerGetsMinor)),
    serviceFee: add(...sums.map(({ serviceFeeMinor }) => serviceFeeMinor)),
    total,
    shown: cart.shown,
    /** Made anew with each page: the same page sent twice is one order. */
    formKey: crypto.randomUUID(),
    autoAcceptDays: settings.autoAcceptServiceDays,
    available: money?.available ?? minor(0),
    ways: money
      ? listWays(
          { total, available: money.available, least: minor(settings.topUpMinMinor) },
          payments.activeFor(settings.currency) !== undefined,
        )
      : [],
    who: viewer ? viewer.actor.state : ('visitor' as const),
    waiting: waiting.map(({ id, number }) => ({ id, number })),
  }
}

const isChanged = (one: PricedLine) => hasOtherPrice(one) || hasOtherWords(one)

const hasOtherPrice = ({ line, sum }: PricedLine) =>
  sum !== undefined && (sum.priceMinor !== line.seenPriceMinor || sum.deliveryDays !== line.seenDays)

const hasOtherWords = ({ line, termsHash }: PricedLine) =>
  termsHash !== undefined && hasOtherTerms(line.seenTermsHash, termsHash)

function viewLine(one: PricedLine, cover: string | null) {
  const { line, offer, problem, sum } = one
  return {
    id: line.id,
    title: offer?.content.title ?? 'A service that is gone',
    to: offer && `/services/${offer.slug}${choiceQuery(line, offer.content)}`,
    cover,
    quantity: line.quantity,
    problem,
    sum,
    /** What its owner said yes to, where it is not so any more. */
    before: hasOtherPrice(one) ? { priceMinor: line.seenPriceMinor, days: line.seenDays } : undefined,
    hasOtherWords: hasOtherWords(one),
  }
}

export type CartData = Awaited<ReturnType<typeof loadCart>>
export type CartLineView = CartData['sellers'][number]['lines'][number]
