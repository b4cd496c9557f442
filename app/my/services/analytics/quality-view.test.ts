import { expect, test } from 'vitest'
import { viewQuality } from './quality-view.ts'

const parts = {
  rating: 0.825,
  completion: 0.9,
  onTime: 0.85,
  response: 0.7,
  recency: 1,
  conversion: 0.2,
  newcomer: 1,
}

test('each part is told with its weight, and each change with what caused it', () => {
  const faded = { ...parts, rating: 0.925, recency: 0.99, newcomer: 0.5 }
  const view = viewQuality({
    now: { quality: 0.8175, parts: faded },
    lines: [
      { day: '2026-10-16', quality: 0.8175, parts: faded },
      { day: '2026-10-01', quality: 0.8095, parts },
    ],
  })
  expect(view?.quality).toBe('0.82')
  expect(view?.parts[0]).toEqual({ name: 'Rating, weighed', value: '93%', weight: '34%', adds: '0.31' })
  expect(view?.changes).toEqual([
    {
      day: '2026-10-16',
      quality: '0.82',
      change: '+0.01',
      causes: 'Rating, weighed +0.03; New here −0.03',
    },
    { day: '2026-10-01', quality: '0.81', change: '', causes: '' },
  ])
})

test('before the first night there is nothing to tell', () => {
  expect(viewQuality({ now: null, lines: [] })).toBeNull()
})
