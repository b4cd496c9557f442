import { expect, test } from 'vitest'
import { openPictureCache } from './picture-cache.ts'

/** A drawing that is finished by hand. */
function easel() {
  const finish: ((bytes: Buffer) => void)[] = []
  return { draw: () => new Promise<Buffer>((resolve) => void finish.push(resolve)), finish }
}

test('a picture is drawn once, however many ask for it', async () => {
  const pictures = openPictureCache({ mostBytes: 20, atOnce: 1 })
  const { draw, finish } = easel()
  const both = Promise.all([pictures.find('home', draw), pictures.find('home', draw)])
  expect(finish).toHaveLength(1)
  finish[0]!(Buffer.from('light'))
  const [first, second] = await both
  expect(first).toBe(second)
  expect(first.etag).toMatch(/^"[\w-]{43}"$/)
})

test('no more than a few are drawn at once and the next begins when one is done', async () => {
  const pictures = openPictureCache({ mostBytes: 20, atOnce: 2 })
  const { draw, finish } = easel()
  const all = ['a', 'b', 'c'].map((key) => pictures.find(key, draw))
  expect(finish).toHaveLength(2)
  finish[0]!(Buffer.from('a'))
  await all[0]
  await Promise.resolve()
  expect(finish).toHaveLength(3)
})

test('memory is bounded and the one least recently asked for is drawn again', async () => {
  const pictures = openPictureCache({ mostBytes: 20, atOnce: 1 })
  const drawn: string[] = []
  const ask = (key: string) =>
    pictures.find(key, async () => {
      drawn.push(key)
      return Buffer.alloc(10)
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(drawn).toEqual(['a', 'b', 'c', 'b'])
})

test('a picture that could not be drawn is tried again', async () => {
  const pictures = openPictureCache({ mostBytes: 20, atOnce: 1 })
  await expect(pictures.find('a', () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint')
  expect((await pictures.find('a', async () => Buffer.from('a'))).bytes.toString()).toBe('a')
})
