import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { readPreview } from './read-preview.ts'

const now = new Date('2026-11-20T10:00:00Z')
const method = (id: string, usableAt: string) => ({
  id,
  kind: 'bank' as const,
  label: 'IBAN ending 3000',
  addedAt: now,
  usableAt: new Date(usableAt),
})
const terms = {
  currency: 'USD',
  free: minor(10_050),
  // 20.00 was paid in, and 5.00 is disputed.
  balance: minor(12_550),
  least: minor(2_000),
  methods: [method('waits', '2026-11-21T09:00:00Z'), method('ready', '2026-11-19T09:00:00Z')],
  now,
}
const read = (query: string) => readPreview(new URLSearchParams(query), terms)

test('all that is free, to the first method that can be used; what can’t be asked for stays', () => {
  expect(read('')).toEqual({
    amount: '100.50',
    methodId: 'ready',
    errors: {},
    arithmetic: { amount: 10_050n, fee: 0n, arrives: 10_050n, left: 2_500n },
  })
})

test('another amount leaves the rest', () => {
  expect(read('amount=40').arithmetic).toEqual({ amount: 4_000n, fee: 0n, arrives: 4_000n, left: 8_550n })
})

test.each([
  ['amount=', /write it like/],
  ['amount=12.345', /write it like/],
  ['amount=-50', /write it like/],
  ['amount=19.99', /at least \$20\.00/],
  ['amount=100.51', /you have \$100\.50/],
])('%s is told, and nothing can be asked for', (query, why) => {
  const { errors, arithmetic } = read(query)
  expect(errors.amount).toMatch(why)
  expect(arithmetic).toBeUndefined()
})

test.each(['method=waits', 'method=another'])('%s can’t be paid to', (query) => {
  expect(read(query).errors.methodId).toMatch(/^Method: /)
  expect(read(query).arithmetic).toBeUndefined()
})
