import { expect, test } from 'vitest'
import { coverPoints } from './cover-points.ts'
import { pointsOfRequest } from './points-of-request.ts'

const REQUEST = `We open a bakery in May.

## What we need
- A logo that works on paper bags
- Menu boards, written by hand
- Signs for the shop window

Which typefaces would you use? We need it no later than 20 April. How much would it cost?`

test('a request comes apart into what it asks for, without its headings and what merely tells', () => {
  expect(pointsOfRequest(REQUEST)).toEqual([
    'A logo that works on paper bags',
    'Menu boards, written by hand',
    'Signs for the shop window',
    'Which typefaces would you use?',
    'We need it no later than 20 April.',
    'How much would it cost?',
  ])
  expect(pointsOfRequest('We are Iris, opticians. A drawing of my house. In ink, on heavy paper.')).toEqual([
    'A drawing of my house.',
    'In ink, on heavy paper.',
  ])
})

test('each point stands beside the words that answer it, and the rest is not answered yet', () => {
  const covered = coverPoints(REQUEST, {
    text: 'I would draw a logo and try it on your paper bags first. The boards I write by hand, in chalk.',
    milestones: ['Logo', 'Boards'],
    hasPrice: true,
    hasDays: false,
  })
  expect(covered.map(({ by }) => (by?.kind === 'words' ? by.text : (by?.kind ?? null)))).toEqual([
    'I would draw a logo and try it on your paper bags first.',
    'The boards I write by hand, in chalk.',
    null,
    null,
    null,
    'price',
  ])
})

test('days that are set answer when, and an empty proposal answers nothing else', () => {
  const covered = coverPoints(REQUEST, { text: '', milestones: [], hasPrice: false, hasDays: true })
  expect(covered.flatMap(({ point, by }) => (by ? point : []))).toEqual([
    'We need it no later than 20 April.',
  ])
})

test('a text without end is read only so far, and points stay few', () => {
  const endless = Array.from({ length: 5_000 }, (_, nth) => `- thing number ${nth} in oak`).join('\n')
  expect(pointsOfRequest(endless)).toHaveLength(12)
  expect(coverPoints(endless, { text: endless, milestones: [], hasPrice: true, hasDays: true })).toHaveLength(
    12,
  )
  expect(pointsOfRequest('x'.repeat(20_000))[0]?.length).toBeLessThanOrEqual(201)
})
