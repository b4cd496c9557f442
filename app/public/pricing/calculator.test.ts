import { expect, test } from 'vitest'
import { answer, asksForSum, readAsked, sumAddress, type CalculatorRules } from './calculator.ts'

const rules: CalculatorRules = {
  currency: 'USD',
  sellerCommissionBasisPoints: 1_000,
  sellerCommissionProBasisPoints: 700,
  ownLinkCommissionBasisPoints: 500,
  minimumCommissionMinor: 50,
  buyerServiceFeeBasisPoints: 0,
  servicePriceMinMinor: 500,
  servicePriceMaxMinor: 5_000_000,
  deliveryMaxDays: 90,
  autoAcceptServiceDays: 3,
  autoAcceptDealDays: 7,
  clearingDays: 5,
  clearingProDays: 2,
}

function ask(address: string) {
  return answer(readAsked(new URLSearchParams(address), rules), rules)
}

test('a plain address asks for nothing and starts with a usual sum', () => {
  expect(asksForSum(new URLSearchParams('utm_source=letter&price='))).toBe(false)
  expect(readAsked(new URLSearchParams(), rules)).toEqual({
    price: '1,200.00',
    days: '7',
    bearer: 'seller',
    pro: false,
    ownLink: false,
  })
})

test('1,200.00 at ten percent leaves the seller 1,080.00, free to withdraw on day 15', () => {
  const { sum, clock } = ask('')
  expect(sum).toMatchObject({ buyerPays: 120_000n, commission: 12_000n, sellerGets: 108_000n })
  expect(clock).toEqual({ deliveredDays: 7, acceptedDays: 10, clearedDays: 15 })
})

test('PRO takes less and clears sooner', () => {
  const { sum, clock } = ask('price=1200&pro=on')
  expect(sum?.sellerGets).toBe(111_600n)
  expect(clock?.clearedDays).toBe(12)
})

test('an own link takes five percent', () => {
  expect(ask('price=1200&ownLink=on').sum?.commission).toBe(6_000n)
})

test('where the buyer bears the fee it is a deal of their own, with the clock of such deals', () => {
  const { sum, clock } = ask('price=1200&bearer=buyer')
  expect(sum).toMatchObject({ buyerPays: 132_000n, sellerGets: 120_000n })
  expect(clock?.acceptedDays).toBe(14)
})

test('what is refused is kept as typed, and the rest is still worked out', () => {
  const asked = readAsked(new URLSearchParams('price=plenty&days=0'), rules)
  expect(asked).toMatchObject({ price: 'plenty', days: '0' })
  const { sum, clock, priceError, daysError } = answer(asked, rules)
  expect([sum, clock]).toEqual([undefined, undefined])
  expect(priceError).toContain('from $5.00 to $50,000.00')
  expect(daysError).toBe('Days of work: write a whole number from 1 to 90.')
  expect(ask('price=plenty').clock).toBeDefined()
})

test('days are whole and within the longest delivery', () => {
  for (const typed of ['91', '1.5', '-1', 'a week', '1e1'])
    expect(ask(`days=${typed}`).daysError, typed).toBeDefined()
  expect(ask('days=90').daysError).toBeUndefined()
})

test('an unknown bearer is the usual one', () => {
  expect(readAsked(new URLSearchParams('bearer=nobody'), rules).bearer).toBe('seller')
})

test('the address of a sum asks for the very same sum', () => {
  const asked = { price: '340.00', days: '3', bearer: 'half', pro: true, ownLink: false } as const
  const query = new URL(sumAddress(asked), 'https://hall.test').searchParams
  expect(asksForSum(query)).toBe(true)
  expect(readAsked(query, rules)).toEqual(asked)
})
