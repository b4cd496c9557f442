import { describe, expect, it } from 'vitest'
import { changeQueue, nextToSend, startQueue, type QueueChange } from './upload-queue.ts'

const file = (key: string) => ({ key, name: `${key}.png`, sizeBytes: 10 })
const after = (...changes: QueueChange[]) => changes.reduce(changeQueue, startQueue([]))
const abc: QueueChange = { type: 'add', uploads: [file('a'), file('b'), file('c')] }
const keys = (queue: { key: string }[]) => queue.map((upload) => upload.key).join('')

describe('the queue of uploads', () => {
  it('sends a few at once and the next when one is through', () => {
    const two = after(abc, { type: 'send', key: 'a' }, { type: 'send', key: 'b' })
    expect(nextToSend(two, 2)).toEqual([])
    const through = changeQueue(two, {
      type: 'done',
      key: 'a',
      file: { id: '71', name: 'a.png', sizeBytes: 10 },
    })
    expect(keys(nextToSend(through, 2))).toBe('c')
  })

  it('keeps a failed file in its place and sends it again when asked', () => {
    const failed = after(abc, { type: 'send', key: 'b' }, { type: 'fail', key: 'b', reason: 'No network.' })
    expect(keys(failed)).toBe('abc')
    expect(keys(nextToSend(failed, 3))).toBe('ac')
    expect(keys(nextToSend(changeQueue(failed, { type: 'retry', key: 'b' }), 3))).toBe('abc')
  })

  it('knows the file by the name the server gave it', () => {
    const done = after(abc, { type: 'done', key: 'a', file: { id: '71', name: 'cover.png', sizeBytes: 9 } })
    expect(done[0]).toMatchObject({ name: 'cover.png', sizeBytes: 9, state: { kind: 'done', fileId: '71' } })
  })

  it('puts a file in another place and never past the ends', () => {
    expect(keys(after(abc, { type: 'move', key: 'c', to: 0 }))).toBe('cab')
    expect(keys(after(abc, { type: 'move', key: 'a', to: 9 }))).toBe('bca')
    expect(keys(after(abc, { type: 'move', key: 'b', to: -1 }))).toBe('bac')
  })

  it('forgets a removed file, whatever still arrives for it', () => {
    const removed = after(abc, { type: 'remove', key: 'b' }, { type: 'progress', key: 'b', share: 0.5 })
    expect(keys(removed)).toBe('ac')
  })

  it('starts with the files that are there already', () => {
    expect(startQueue([{ id: '7', name: 'old.pdf', sizeBytes: 3 }])).toMatchObject([
      { key: '7', state: { kind: 'done', fileId: '7' } },
    ])
  })
})
