import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { iconNames } from './names.ts'
import { drawSprite } from './sprite.ts'

test('the sprite holds every named icon; if this fails, run node scripts/icons.ts', async () => {
  const onDisk = await readFile(new URL('./sprite.svg', import.meta.url), 'utf8')
  expect(onDisk).toBe(await drawSprite())
})

test('icon names are in order and named once', () => {
  expect([...iconNames]).toEqual([...new Set(iconNames)].toSorted())
})
