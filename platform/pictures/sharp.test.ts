import { expect, test } from 'vitest'
import { sharp } from './sharp.ts'

test('nothing that was drawn stays in memory', () => {
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } })
})
