import { expect, test } from 'vitest'
import type { Proposal } from '#domain/advice/advice-rules.ts'
import { swapProposal } from './swap-proposal.ts'

const proposal = (key: string, field: string, value: string): Proposal => ({
  key,
  label: field,
  shown: value,
  why: '',
  sets: [{ field, value }],
})

test('what is taken and what stood there change places, and back, with what was typed meanwhile', () => {
  const form = new Map([['title', 'Mine']])
  const swap = (proposals: readonly Proposal[], key: string) => {
    const swapped = swapProposal(proposals, key, (field) => form.get(field) ?? '')
    for (const { field, value } of swapped.writes) form.set(field, value)
    return swapped.proposals
  }
  const taken = swap([proposal('title', 'title', 'Better')], 'title')
  expect(form.get('title')).toBe('Better')
  form.set('title', 'Better still')
  const back = swap(taken, 'title')
  expect(form.get('title')).toBe('Mine')
  swap(back, 'title')
  expect(form.get('title')).toBe('Better still')
})

test('after the second of two guesses one’s own comes back, not the first guess', () => {
  const two = [proposal('category-1', 'categoryId', 'a'), proposal('category-2', 'categoryId', 'b')]
  const first = swapProposal(two, 'category-1', () => 'own')
  const second = swapProposal(first.proposals, 'category-2', () => 'a')
  expect(second.proposals.map(({ was }) => was?.[0]?.value)).toEqual([undefined, 'own'])
  expect(swapProposal(second.proposals, 'category-2', () => 'b').writes).toEqual([
    { field: 'categoryId', value: 'own' },
  ])
})

test('what is not on the page changes nothing', () => {
  expect(swapProposal([], 'title', () => '')).toEqual({ proposals: [], writes: [] })
})
