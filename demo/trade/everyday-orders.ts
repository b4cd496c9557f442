import { chanceOf } from '../covers/chance.ts'
import { beginPlot, type Plot } from './deal-acts.ts'
import { fateOf } from './fates.ts'
import { answerFor, orderAll } from './order-deal.ts'
import type { Sale } from './sale.ts'
import type { Basket } from './plan-sales.ts'
import type { Stage } from './stage.ts'

/** Orders of stories, agreements and projects are numbered before. */
const FIRST_NUMBER = 1_000
/** From the payment until the seller's questions are answered. */
const ANSWERED_DAYS = 0.1
const TIPPED = 0.02

/** What is bought and sold on any day: paid for, delivered, accepted and talked about. */
export function everydayOrders(stage: Stage, baskets: readonly Basket[]): void {
  let number = FIRST_NUMBER
  for (const basket of baskets) {
    const plots = basket.sales.map((sale) => ({
      ...beginPlot(stage, basket.buyer, sale.service.username, number++, sale.opinions),
      isTipped: chanceOf(`tip ${number}`).is(TIPPED),
    }))
    pay(stage, basket, plots)
    for (const [place, sale] of basket.sales.entries()) tellSale(stage, sale, plots[place])
  }
}

function pay(stage: Stage, { daysAgo, sales }: Basket, plots: readonly Plot[]): void {
  const ordered = plots.flatMap(({ ref }, place) => {
    const sale = sales[place]
    return sale
      ? [{ ref, serviceId: stage.serviceId(sale.service.content.title), tier: sale.chosen.tier }]
      : []
  })
  stage.at(daysAgo, (tx) => orderAll(tx, ordered))
}

function tellSale(stage: Stage, { service, chosen, fate, paidDaysAgo }: Sale, plot: Plot | undefined): void {
  if (!plot) throw new Error('Every sale has its plot')
  const began = paidDaysAgo - ANSWERED_DAYS
  stage.at(began, (tx) =>
    answerFor(tx, plot.ref, service, { chance: plot.chance, store: stage.context.files }),
  )
  fateOf(fate).tell(plot, began, chosen.deliveryDays)
}
