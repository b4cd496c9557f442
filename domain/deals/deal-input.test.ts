import { describe, expect, test } from 'vitest'
import { type DealBounds, type DealTyped, readContent, readDeal, TERMS_MOST } from './deal-input.ts'

const bounds: DealBounds = {
  currency: 'USD',
  milestoneMinMinor: 500,
  milestoneMaxMinor: 10_000_000,
  milestonesMost: 3,
  least: '$5.00',
  most: '$100,000.00',
}

const row = { title: 'The sign', price: '100', days: '5' }
const typed = (given: Partial<DealTyped> = {}): DealTyped => ({
  as: 'buyer',
  with: 'link',
  username: '',
  email: '',
  title: 'A sign',
  terms: 'One sign of oak.',
  feeBearer: 'half',
  autoAcceptDays: '7',
  revisionsMost: '2',
  milestones: [row],
  ...given,
})

const errorsOf = (given: Partial<DealTyped>) => readDeal(typed(given), bounds).errors ?? {}

test('a whole form is read into a deal, amounts in minor units', () => {
  const { value } = readDeal(typed({ milestones: [{ ...row, price: '1,200.50' }] }), bounds)
  expect(value).toEqual({
    as: 'buyer',
    counterparty: { kind: 'link' },
    content: {
      title: 'A sign',
      terms: 'One sign of oak.',
      feeBearer: 'half',
      autoAcceptDays: 7,
      revisionsMost: 2,
      milestones: [{ title: 'The sign', priceMinor: 120_050, days: 5 }],
    },
  })
})

describe('each bound is kept, and its refusal names the field', () => {
  const withRow = (given: Partial<typeof row>) => ({ milestones: [row, { ...row, ...given }] })
  test.each<[string, Partial<DealTyped>, string]>([
    ['no title', { title: '  ' }, 'title'],
    ['a title of 101', { title: 'x'.repeat(101) }, 'title'],
    ['a title that nobody sees', { title: '\u200b\u2060' }, 'title'],
    ['terms that read backwards', { terms: 'Pay \u202e0001$' }, 'terms'],
    ['no terms', { terms: '' }, 'terms'],
    ['terms too long', { terms: 'x'.repeat(TERMS_MOST + 1) }, 'terms'],
    ['no bearer', { feeBearer: 'nobody' }, 'feeBearer'],
    ['no days to answer', { autoAcceptDays: '0' }, 'autoAcceptDays'],
    ['31 days to answer', { autoAcceptDays: '31' }, 'autoAcceptDays'],
    ['eleven revisions', { revisionsMost: '11' }, 'revisionsMost'],
    ['half a revision', { revisionsMost: '1.5' }, 'revisionsMost'],
    ['no milestone', { milestones: [] }, 'milestones'],
    ['four milestones', { milestones: [row, row, row, row] }, 'milestones'],
    ['a price below the least', withRow({ price: '4.99' }), 'milestones[1].price'],
    ['a price above the most', withRow({ price: '100000.01' }), 'milestones[1].price'],
    ['a price of words', withRow({ price: 'ten' }), 'milestones[1].price'],
    ['a tenth of a cent', withRow({ price: '9.999' }), 'milestones[1].price'],
    ['no days', withRow({ days: '' }), 'milestones[1].days'],
    ['a nameless milestone', withRow({ title: '' }), 'milestones[1].title'],
    ['no side', { as: 'judge' }, 'as'],
    ['nobody to meet', { with: 'nobody' }, 'with'],
    ['a username of two letters', { with: 'username', username: 'ab' }, 'username'],
    ['an address that is none', { with: 'email', email: 'ilse at example' }, 'email'],
  ])('%s', (_, given, field) => {
    expect(Object.keys(errorsOf(given))).toEqual([field])
  })

  test('the bounds themselves are within', () => {
    expect(
      readContent(
        typed({
          title: 'x'.repeat(100),
          terms: 'x'.repeat(TERMS_MOST),
          autoAcceptDays: '30',
          revisionsMost: '0',
          milestones: [
            { ...row, price: '5' },
            { ...row, price: '100,000.00' },
          ],
        }),
        bounds,
      ).errors,
    ).toBeUndefined()
  })
})

test('every mistake is told at once', () => {
  expect(
    Object.keys(errorsOf({ as: '', title: '', milestones: [{ title: '', price: '', days: '' }] })),
  ).toEqual(['as', 'title', 'milestones[0].title', 'milestones[0].price', 'milestones[0].days'])
})

test('a username is read with or without its sign', () => {
  const { value } = readDeal(typed({ with: 'username', username: ' @ilse ' }), bounds)
  expect(value?.counterparty).toEqual({ kind: 'username', username: 'ilse' })
})
