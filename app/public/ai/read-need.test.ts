import { expect, test } from 'vitest'
import type { Fields } from './brief-view.ts'
import { drawFigures } from './draw-figures.ts'
import { readNeedForm, type State } from './read-need.ts'

const shown: Fields = {
  title: 'A logo',
  categoryId: '0b9f0c6e-6b5e-4a6c-9a53-0a5c35d1d6a1',
  scope: 'A logo\nFor bags',
  skills: '',
  budgetMin: '60',
  budgetMax: '180',
  days: '',
  language: 'en',
}
const state: State = {
  shown,
  hand: [],
  asked: [{ id: 'use', question: 'Where will it be used?', answers: ['In print'] }],
  made: null,
  guessed: [],
}

function read(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return readNeedForm(form, 'USD')
}
const carried = { text: 'A logo', state: JSON.stringify(state), ...shown }

test('what stands as it was shown was not changed by hand', () => {
  expect(read(carried).value).toMatchObject({ hand: [], need: { text: 'A logo', answers: [] } })
  expect(read(carried).value?.need.byHand).toBeUndefined()
})

test('what was changed is kept, also the next time; what was emptied follows the words again', () => {
  const first = read({
    ...carried,
    title: 'My logo',
    budgetMax: '200.50',
    days: '4',
    'answer.use': 'In print',
  })
  expect(first.value).toMatchObject({
    hand: ['title', 'budgetMax', 'days'],
    need: {
      answers: [{ questionId: 'use', answer: 'In print' }],
      byHand: { title: 'My logo', budget: { minMinor: 6_000, maxMinor: 20_050 }, days: 4 },
    },
  })
  const next = JSON.stringify({ ...state, hand: ['title'], shown: { ...shown, title: 'My logo' } })
  expect(read({ ...carried, title: 'My logo', state: next }).value?.need.byHand).toEqual({ title: 'My logo' })
  expect(read({ ...carried, title: ' ', state: next }).value?.hand).toEqual([])
})

test('a category that was not guessed is meant before those that were', () => {
  const other = 'd5e3c4b0-7d4b-4b27-8b7e-3a1c1f1f2a11'
  expect(read({ ...carried, categoryOther: other }).value?.need.byHand).toEqual({ categoryId: other })
})

test('every mistake is told beside its field', () => {
  const { errors } = read({ ...carried, text: '', budgetMax: 'much', days: 'soon', categoryId: 'mine' })
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(['budgetMax', 'categoryId', 'days', 'text'])
  expect(read({ ...carried, budgetMin: '500', budgetMax: '90' }).errors).toHaveProperty('budgetMax')
  expect(read({ text: 'A \u0007 bell' }).errors).toHaveProperty('text')
  expect(read({ text: 'x'.repeat(2_001) }).errors).toHaveProperty('text')
})

test('ends of lines are those of the page, so that places in the text stay', () => {
  expect(read({ text: 'A logo\r\nfor us' }).value?.need.text).toBe('A logo\nfor us')
})

test('a distribution is drawn to its own counts, and a range is placed between its edges', () => {
  const bins = [
    { from: 0, to: 100, count: 5 },
    { from: 100, to: 400, count: 10 },
  ]
  const figures = { bins, count: 15, least: 0, quarter: 50, middle: 100, threeQuarters: 250, most: 400 }
  const drawn = drawFigures(figures, { low: 50, high: 250 }, String, 'Fifteen prices')
  expect(drawn).toMatchObject({
    bars: [0.5, 1],
    edges: ['0', '100', '400'],
    low: 0.25,
    high: 0.75,
    middle: 0.5,
  })
})
