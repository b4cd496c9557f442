import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listScreens } from '../routes/route-map.ts'
import { catalogue, lookedAtInStories } from './catalogue.ts'

test('every screen there is, and no other, is looked at', async () => {
  const looked = new Set([...catalogue.map(({ route }) => route), ...Object.keys(lookedAtInStories)])
  expect([...looked].toSorted()).toEqual([...new Set(await listScreens())].toSorted())
})

test.each([...new Set(Object.values(lookedAtInStories))])('%s looks at what it leads to', (journey) => {
  const story = readFileSync(join('tests/journeys', journey), 'utf8')
  expect(story).toMatch(/await (expectWhole|expectAccessible)\(/)
})

test('nothing is looked at twice by the same person', () => {
  const looks = catalogue.map(({ address, who, named = '' }) => `${who} at ${address} ${named}`)
  expect(looks).toEqual([...new Set(looks)])
})
