import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { createServer } from 'node:net'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Meaning, openMeaning } from './meaning.ts'
import { leavePlace, socketPathOf } from './socket-path.ts'
import { bytesOf, closeness, middleOf, quantise, vectorOf } from './vector.ts'

const opened: Meaning[] = []
const folders: string[] = []
const someFolder = () => {
  const folder = `/tmp/guildhall-meaning-${randomBytes(6).toString('hex')}`
  folders.push(folder)
  return folder
}
const open = (dataFolder: string) => {
  const meaning = openMeaning({ meaning: 'on', dataFolder })
  opened.push(meaning)
  return meaning
}
afterAll(() => {
  for (const meaning of opened) meaning.close()
  for (const folder of folders) {
    for (const pid of processesOf(folder)) process.kill(pid, 'SIGKILL')
    leavePlace(folder)
  }
})

/** Those whose command line names the socket. */
function processesOf(folder: string): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n')
  return listed
    .filter((line) => line.includes(socketPathOf(folder)) && !line.includes('defunct'))
    .map((line) => Number.parseInt(line, 10))
}

/** A busy machine takes its time to load a model. */
const LONG = { timeout: 60_000 }

describe('the model', { timeout: 120_000 }, () => {
  const folder = someFolder()
  const [one, other] = [open(folder), open(folder)]

  test('starts on the first need, is one for all, and knows what is near', async () => {
    expect(one.describe().state).toBe('resting')
    expect(processesOf(folder)).toEqual([])
    const texts = ['my website is slow', 'the page takes long to load', 'a portrait of my dog']
    const [made, again] = await Promise.all([one.embed(texts, 'working'), other.embed(texts, 'working')])
    const [slow, long, dog] = made ?? []
    if (!slow || !long || !dog) throw new Error('There are no vectors')
    expect(closeness(slow, long)).toBeGreaterThan(closeness(slow, dog) + 0.1)
    expect(again).toEqual(made)
    expect(one.describe().state).toBe('on')
    await expect.poll(() => processesOf(folder), LONG).toHaveLength(1)
  })

  test('killed amid use it is missed for a moment, and started anew by whoever needs it next', async () => {
    const asked = one.embed(['a long text about nothing '.repeat(20)], 'working')
    for (const pid of processesOf(folder)) process.kill(pid, 'SIGKILL')
    await asked
    const third = open(folder)
    await expect.poll(() => third.embed(['hello'], 'working'), LONG).toHaveLength(1)
    await expect.poll(() => processesOf(folder), LONG).toHaveLength(1)
  })
})

test(
  'whoever listens there and answers nonsense, or too slowly, is not waited for',
  { timeout: 60_000 },
  async () => {
    const folder = someFolder()
    const server = createServer((socket) =>
      socket.on('data', () => socket.write('{"id":1,"vectors":[[1,2]]}\n')),
    )
    await new Promise<void>((resolve) => server.listen(socketPathOf(folder), resolve))
    onTestFinished(() => void server.close())
    const meaning = open(folder)
    while (meaning.describe().state !== 'failing')
      expect(await meaning.embed(['hello'], 'asked')).toBeUndefined()
    expect(await meaning.embed(['hello'], 'asked')).toBeUndefined()
  },
)

test('turned off, nothing is asked', async () => {
  const meaning = openMeaning({ meaning: 'off', dataFolder: someFolder() })
  expect(await meaning.embed(['hello'], 'asked')).toBeUndefined()
  expect(meaning.describe().state).toBe('off')
})

test('in whole numbers a direction stays what it is, also as bytes', () => {
  const parts = Array.from({ length: 512 }, (_, at) => Math.sin(at * 1.7))
  const vector = quantise(parts)
  expect(closeness(vector, quantise(parts.map((part) => part * 9)))).toBeCloseTo(1)
  expect(vectorOf(bytesOf(vector))).toEqual(vector)
  expect(vectorOf(Buffer.from('short'))).toBeUndefined()
  expect(closeness(middleOf([vector, vector]) ?? new Int8Array(512), vector)).toBeCloseTo(1)
})
