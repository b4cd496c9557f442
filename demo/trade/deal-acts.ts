import { acceptDelivery, askRevision, deliverWork, giveTip } from '#domain/deals/index.ts'
import { findDealReviews, replyToReview, reviewBuyer, reviewSeller } from '#domain/reviews/index.ts'
import { minor } from '#platform/money/money.ts'
import { type Chance, chanceOf } from '../covers/chance.ts'
import type { DealRef } from './order-deal.ts'
import { storeDeliveredFiles } from './delivered-files.ts'
import { haveMoney } from './money.ts'
import { type Opinions, opinionsOfStory } from './opinions.ts'
import type { Stage } from './stage.ts'
import { changesWanted, handovers } from './words-of-deals.ts'

/** One deal as it goes on. */
export type Plot = {
  stage: Stage
  ref: DealRef
  chance: Chance
  number: number
  opinions: Opinions
  isTipped: boolean
}

export function beginPlot(
  stage: Stage,
  buyer: string,
  seller: string,
  number: number,
  opinions: Opinions = opinionsOfStory(number),
): Plot {
  const ref = {
    dealId: '',
    milestoneIds: [],
    priceMinor: [],
    buyer: stage.who(buyer),
    seller: stage.who(seller),
  }
  const chance = chanceOf(`deal ${number} of ${buyer} with ${seller}`)
  return { stage, ref, number, chance, opinions, isTipped: number % 8 === 1 }
}

export function milestoneOf({ milestoneIds }: DealRef, place = 0): string {
  const found = milestoneIds[place]
  if (!found) throw new Error(`The deal has no part ${place}`)
  return found
}

export function deliver({ stage, ref, chance }: Plot, daysAgo: number, place = 0): void {
  const text = chance.pick(handovers)
  stage.at(daysAgo, async (tx) =>
    deliverWork(tx, ref.seller, {
      dealId: ref.dealId,
      milestoneId: milestoneOf(ref, place),
      text,
      files: await storeDeliveredFiles(stage.context.files, chance),
    }),
  )
}

export function sendBack({ stage, ref, chance }: Plot, daysAgo: number): void {
  const reasons = chance.pick(changesWanted)
  stage.at(daysAgo, (tx) =>
    askRevision(tx, ref.buyer, { dealId: ref.dealId, milestoneId: milestoneOf(ref), reasons }),
  )
}

export function accept({ stage, ref }: Plot, daysAgo: number, place = 0): void {
  stage.at(daysAgo, (tx) =>
    acceptDelivery(tx, ref.buyer, { dealId: ref.dealId, milestoneId: milestoneOf(ref, place) }),
  )
}

/** Both say how it was, within days of the end; now and then only one does, or nobody, and some are answered. */
export function review(plot: Plot, endedDaysAgo: number): void {
  const { stage, ref, chance, opinions } = plot
  const { said, told, answer } = opinions
  if (!said) return
  const first = endedDaysAgo - chance.between(0.1, 1.5)
  const second = first - chance.between(0.2, 2)
  stage.at(first, (tx) => reviewSeller(tx, ref.buyer, { dealId: ref.dealId, ...said }))
  if (told) stage.at(second, (tx) => reviewBuyer(tx, ref.seller, { dealId: ref.dealId, ...told }))
  if (answer) answerReview(plot, second - 0.6, answer)
}

function answerReview({ stage, ref }: Plot, daysAgo: number, text: string): void {
  stage.at(daysAgo, async (tx) => {
    const { theirs } = await findDealReviews(tx.db, ref.dealId, 'seller')
    if (theirs) await replyToReview(tx, ref.seller, { reviewId: theirs.id, text })
  })
}

export function tip({ stage, ref }: Plot, daysAgo: number, amountMinor: number): void {
  stage.at(daysAgo, async (tx) => {
    const amount = minor(amountMinor)
    await haveMoney(tx, ref.buyer, amount, stage.context)
    await giveTip(tx, ref.buyer, { dealId: ref.dealId, amountMinor: amount, formKey: 'demo' })
  })
}
