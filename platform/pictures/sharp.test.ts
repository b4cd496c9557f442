import library from 'sharp'
import { expect, test } from 'vitest'
import { drawOnThreads, sharp } from './sharp.ts'

const draw = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e6b4e' } })
    .png()
    .toBuffer()

test('nothing that was drawn stays in memory', async () => {
  await draw()
  expect(library.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } })
})

test('how many threads draw a picture is put back', () => {
  const before = library.concurrency()
  const putBack = drawOnThreads(before + 1)
  expect(library.concurrency()).toBe(before + 1)
  putBack()
  expect(library.concurrency()).toBe(before)
})
