import { expect, test } from 'vitest'
import { noAdvice } from '#domain/advice/advice-rules.ts'
import { adviceIn, swapInForm, withTaken } from './advised-form.ts'
import { ADVICE_FIELD } from './advised.ts'

const isField = (name: string) => name === 'title' || name === 'tags'
const proposal = {
  key: 'title',
  label: 'Title',
  shown: 'Plain',
  why: 'Why',
  sets: [{ field: 'title', value: 'Plain' }],
}

function formWith(advice: unknown): FormData {
  const form = new FormData()
  form.set('title', 'Mine')
  form.set(ADVICE_FIELD, typeof advice === 'string' ? advice : JSON.stringify(advice))
  return form
}

test('a form without script carries what was proposed to it, and a press swaps it', () => {
  const form = formWith({ ...noAdvice, proposals: [proposal], figures: ['Half of 6'] })
  const taken = swapInForm(form, 'title', isField)
  expect(form.get('title')).toBe('Plain')
  expect(taken.figures).toEqual(['Half of 6'])
  form.set(ADVICE_FIELD, JSON.stringify(taken))
  swapInForm(form, 'title', isField)
  expect(form.get('title')).toBe('Mine')
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"proposals":['],
  ['something else', '[1, 2]'],
  [
    'more than there is',
    JSON.stringify({ ...noAdvice, proposals: Array.from({ length: 500 }, () => proposal) }),
  ],
  ['words without end', 'x'.repeat(200_000)],
])('a form that carries %s is read as one without advice', (_what, sent) => {
  const form = formWith(sent)
  expect(adviceIn(form, isField)).toEqual(noAdvice)
  swapInForm(form, 'title', isField)
  expect(form.get('title')).toBe('Mine')
})

test('a proposal writes only into fields of the page', () => {
  const forged = { ...proposal, sets: [{ field: 'intent', value: 'submit' }] }
  const form = formWith({ ...noAdvice, proposals: [forged] })
  expect(swapInForm(form, 'title', isField).proposals).toEqual([])
  expect(form.get('intent')).toBeNull()
})

test('what was taken stays to be put back when help is asked for again', () => {
  const taken = { ...proposal, was: [{ field: 'title', value: 'Mine' }] }
  const anew = withTaken({ ...noAdvice, proposals: [proposal] }, { ...noAdvice, proposals: [taken] })
  expect(anew.proposals).toEqual([taken])
})
