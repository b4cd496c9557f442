import { expect, test } from 'vitest'
import { dealStates } from '#domain/deals/index.ts'
import { computeLevel, type Level } from '#domain/reputation/index.ts'
import { planTrade } from '../list-demo-steps.ts'
import { plannedStates } from './planned-states.ts'

const { market, everyday } = planTrade('whole')
const { services, people: sellers } = market
const sales = everyday.flatMap((basket) => basket.sales.map((sale) => ({ ...sale, buyer: basket.buyer })))
const reviewed = sales.flatMap(({ service, opinions: { said } }) => (said ? [{ service, said }] : []))
const bySeller = Map.groupBy(sales, ({ service }) => service.username)

const starsOf = ({ communication, quality, timing }: (typeof reviewed)[number]['said']) =>
  (communication + quality + timing) / 3

function levelOf(own: typeof sales): Level {
  const stars = own.flatMap(({ opinions: { said } }) => (said ? [starsOf(said)] : []))
  return computeLevel({
    completedDeals: own.length,
    rating: stars.length > 0 ? stars.reduce((sum, one) => sum + one, 0) / stars.length : null,
    onTimeBasisPoints: null,
    responseBasisPoints: null,
  })
}

test('the whole demo has deals in every state', () => {
  expect(new Set(plannedStates(market, everyday))).toEqual(new Set(dealStates))
})

test('most sellers have a review, and about half to two thirds of what they show is rated', () => {
  const praised = new Set(reviewed.map(({ service }) => service.username))
  expect(praised.size).toBeGreaterThanOrEqual(70)
  expect(praised.size / sellers.length).toBeGreaterThanOrEqual(2 / 3)
  const shown = services.filter(({ fate }) => fate === 'shown')
  const share = new Set(reviewed.map(({ service }) => service)).size / shown.length
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(0.67)
})

test('there is a master, more are trusted, many rise, and all by the rules of everyone', () => {
  const levels = Map.groupBy(bySeller.values(), levelOf)
  expect(levels.get('master')?.length).toBeGreaterThanOrEqual(1)
  expect(levels.get('trusted')?.length).toBeGreaterThanOrEqual(3)
  expect(levels.get('rising')?.length).toBeGreaterThanOrEqual(20)
})

test('no two say the same, most are glad, and a few are not', () => {
  expect(new Set(reviewed.map(({ said }) => said.text)).size).toBe(reviewed.length)
  const count = (low: number, high: number) =>
    reviewed.filter(({ said }) => starsOf(said) >= low && starsOf(said) < high).length / reviewed.length
  expect(count(4, 6)).toBeGreaterThan(0.9)
  expect(count(2.5, 4)).toBeGreaterThan(0.01)
  expect(count(1, 2.5)).toBeGreaterThan(0)
  expect(count(1, 2.5)).toBeLessThan(0.02)
})

test('nobody buys from themselves, before they came, what was not there, or what would not be over by now', () => {
  const joined = new Map(sellers.map(({ username, daysAgo }) => [username, daysAgo]))
  for (const { service, chosen, buyer, paidDaysAgo } of sales) {
    expect(buyer).not.toBe(service.username)
    expect(joined.get(buyer)).toBeGreaterThan(paidDaysAgo)
    expect(service.daysAgo).toBeGreaterThan(paidDaysAgo)
    expect(paidDaysAgo).toBeGreaterThan(chosen.deliveryDays + 6)
  }
})
