import { expect, test } from 'vitest'
import { linkedThings } from './linked-things.ts'

const HERE = 'https://hall.example'

test('links to things of this marketplace are known, each once and no more than three', () => {
  const text = `See ${HERE}/services/logo-design?package=2, ${HERE}/services/logo-design and
    ${HERE}/user/noor/portfolio/cafe. ${HERE}/user/noor ${HERE}/user/bob`
  expect(linkedThings(text, HERE)).toEqual([
    { kind: 'service', slug: 'logo-design' },
    { kind: 'work', username: 'noor', slug: 'cafe' },
    { kind: 'member', username: 'noor' },
  ])
})

test.each([
  'https://other.example/services/logo-design',
  `${HERE}.evil.example/services/logo-design`,
  `${HERE}/my/messages`,
  `${HERE}/projects/not-an-id`,
  `${HERE}/deals/5f0c7d0e-58a5-4f5b-9f0e-0d8f4f1b2c3d`,
])('%s is no thing to show', (text) => {
  expect(linkedThings(text, HERE)).toEqual([])
})
