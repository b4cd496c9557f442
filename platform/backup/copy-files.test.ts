import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { copyFiles } from './copy-files.ts'

async function* keys() {
  for (let at = 0; at < 20; at++) yield `file-${at}`
}

test('when one file can not be copied nobody writes any more when that is told, and the reason is its own', async () => {
  let writing = 0
  const begun: string[] = []
  const copying = copyFiles(keys(), {
    from: { read: async () => ({ stream: new Blob(['x']).stream(), size: 1, contentType: 'text/plain' }) },
    to: {
      async put(key) {
        begun.push(key)
        if (key === 'file-1') throw new Error('the disk is full')
        writing++
        await pause(100)
        writing--
      },
    },
    check() {},
  })
  await expect(copying).rejects.toThrow('the disk is full')
  expect(writing).toBe(0)
  expect(begun).toHaveLength(4)
})
