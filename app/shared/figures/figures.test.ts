import { expect, test } from 'vitest'
import { amount, counted, days, inDays, percent, span, workingDays } from './figures.ts'

test('basis points read as a percentage without needless digits', () => {
  expect(percent(1_000)).toBe('10%')
  expect(percent(750)).toBe('7.5%')
  expect(percent(1)).toBe('0.01%')
  expect(percent(0)).toBe('0%')
})

test('one of a thing is singular, anything else plural', () => {
  expect(days(1)).toBe('1 day')
  expect(days(0)).toBe('0 days')
  expect(workingDays(5)).toBe('5 working days')
  expect(counted(1_200, 'proposal')).toBe('1,200 proposals')
})

test('nothing to wait for is at once', () => {
  expect(inDays(5)).toBe('in 5 days')
  expect(inDays(0)).toBe('at once')
})

test('amounts carry their currency', () => {
  expect(amount(50, 'USD')).toBe('$0.50')
  expect(amount(1_200, 'JPY')).toBe('¥1,200')
})

test('a span says its noun once, and leaves figures without one as they are', () => {
  expect(span(days(7), days(14))).toBe('7 to 14 days')
  expect(span(days(1), days(90))).toBe('1 to 90 days')
  expect(span(workingDays(1), workingDays(3))).toBe('1 to 3 working days')
  expect(span(percent(1_200), percent(1_000))).toBe('12% to 10%')
  expect(span('$5.00', '$50,000.00')).toBe('$5.00 to $50,000.00')
})
