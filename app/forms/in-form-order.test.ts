import { expect, test } from 'vitest'
import { inFormOrder } from './in-form-order.ts'

function form(...names: string[]): FormData {
  const sent = new FormData()
  for (const name of names) sent.append(name, 'typed')
  return sent
}

test('what is wrong is listed as its fields stand on the page, what has no field at the end', () => {
  const sent = form('title', 'terms', 'milestones[0].title', 'milestones[0].price', 'titles')
  const errors = { whole: ['W'], milestones: ['M'], 'milestones[0].price': ['P'], terms: ['T'], title: ['I'] }
  expect(Object.keys(inFormOrder(errors, sent))).toEqual([
    'title',
    'terms',
    'milestones',
    'milestones[0].price',
    'whole',
  ])
})
