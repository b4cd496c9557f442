import { once } from 'node:events'
import { request as httpRequest, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { log } from '#platform/log/log.ts'
import { listen } from './listen.ts'

log.level = 'silent'

const place = { host: '127.0.0.1', port: 0, variable: 'PORT' } as const

async function open(answer = 'well') {
  const listening = await listen((_incoming, outgoing) => void outgoing.end(answer), place)
  onTestFinished(() => listening.finish())
  return { ...listening, origin: `http://127.0.0.1:${listening.port}` }
}

test.runIf(process.platform === 'linux')(
  'a hundred who come at once are let in within a few turns of the loop, not one in each',
  async () => {
    const { origin } = await open()
    let turns = 0
    let isOver = false
    const turn = () => {
      turns++
      // As while a page is rendered: whoever knocks meanwhile is there in the next turn.
      for (const until = performance.now() + 5; performance.now() < until;);
      if (!isOver) setImmediate(turn)
    }
    const answered = Promise.all(Array.from({ length: 100 }, async () => (await fetch(origin)).text()))
    setImmediate(turn)
    await answered
    isOver = true
    expect(turns).toBeLessThan(70)
  },
)

test('an address that is taken is not shared with whoever came first', async () => {
  const { port } = await open()
  await expect(listen(() => {}, { ...place, port })).rejects.toThrow(`PORT: ${port} on 127.0.0.1 is taken`)
})

test('whichever door they came by, those under way are answered before it ends', async () => {
  let answer = () => {}
  let asked = 0
  const listening = await listen((_incoming, outgoing) => {
    asked++
    const before = answer
    answer = () => {
      before()
      outgoing.end('late')
    }
  }, place)
  const answers = Array.from({ length: 20 }, async () =>
    (await fetch(`http://127.0.0.1:${listening.port}`)).text(),
  )
  await expect.poll(() => asked).toBe(20)
  const finished = listening.finish()
  answer()
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'late'))
  await finished
})

const request = 'POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

async function readAnswer(socket: Socket): Promise<string> {
  return Buffer.concat(await socket.toArray()).toString()
}

test('whoever stood before the door when it was closed is answered: a proxy asks nobody else to do what may have been heard', async () => {
  const { origin, finish } = await open()
  const asked = Array.from({ length: 40 }, () => {
    const asking = httpRequest(origin, { method: 'POST', agent: false })
    asking.end()
    return once(asking, 'response')
  })
  // They are connected, but no turn of the loop has let them in.
  await new Promise(process.nextTick)
  const finished = finish()
  expect((await Promise.all(asked)).length).toBe(asked.length)
  await finished
})

test('what was sent over a connection and not read yet is answered before the connection ends', async () => {
  const { port, finish } = await open()
  const socket = connect(port, place.host)
  await once(socket, 'connect')
  // It was let in, and nothing has been asked on it.
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
  const finished = finish()
  socket.write(request)
  // As while a page is rendered: the timers that have run out come before what is to be read.
  for (const until = performance.now() + 80; performance.now() < until;);
  expect(await readAnswer(socket)).toContain('well')
  await finished
})

/** More than fits between two processes, so that some of it waits until it is read. */
const LONG = Buffer.alloc(32 * 1024 * 1024)

async function openWithUnread(limits: { stillMs?: number; longestFinishMs?: number }) {
  let answer: ServerResponse | undefined
  const listening = await listen(
    (_incoming, outgoing) => {
      answer = outgoing
      // As a file that is passed on: its end is told when the rest was taken.
      outgoing.write(LONG, () => outgoing.end())
    },
    place,
    limits,
  )
  onTestFinished(() => listening.finish())
  const socket = connect(listening.port, place.host).pause()
  onTestFinished(() => void socket.destroy())
  // It may be cut off in the middle.
  socket.on('error', () => {})
  socket.write(request)
  await expect.poll(() => answer).toBeDefined()
  return { ...listening, socket, isHungUp: () => answer?.destroyed }
}

test('who does not read their answer is hung up on after a while', async () => {
  const { isHungUp } = await openWithUnread({ stillMs: 200 })
  expect(isHungUp()).toBe(false)
  await expect.poll(isHungUp).toBe(true)
})

/** No busy machine keeps a process from its turn for so long; the beats go on for longer. */
const LONG_STILL_MS = 3_000
const [BEATS, BEAT_MS] = [16, 250]

test('who reads slowly, or listens to what comes now and then, is not hung up on', async () => {
  const { socket } = await openWithUnread({ stillMs: LONG_STILL_MS })
  let read = 0
  const whole = once(socket, 'end')
  socket.on('data', (chunk) => {
    read += chunk.length
    socket.pause()
    setTimeout(() => socket.resume(), 1)
  })
  socket.resume()
  const listening = await listen(
    (_incoming, outgoing) => {
      let beats = 0
      const beat = setInterval(() => {
        outgoing.write('beat ')
        if (++beats === BEATS) outgoing.end()
        if (beats === BEATS) clearInterval(beat)
      }, BEAT_MS)
    },
    place,
    { stillMs: LONG_STILL_MS },
  )
  onTestFinished(() => listening.finish())
  const heard = await fetch(`http://127.0.0.1:${listening.port}`)
  expect(await heard.text()).toBe('beat '.repeat(BEATS))
  await whole
  expect(read).toBeGreaterThan(LONG.length)
})

test('who does not read their answer is not waited for until the process is killed', async () => {
  const { finish, isHungUp } = await openWithUnread({ longestFinishMs: 300 })
  const begunAt = performance.now()
  await finish()
  expect(performance.now() - begunAt).toBeGreaterThan(290)
  await expect.poll(isHungUp).toBe(true)
})

/** So little time that the files of these tests take several times as much, sent as fast as they are. */
const POOR_LINE = { requestMs: 150, slowestBytesASecond: 10_000 }
const PIECES = 30

/** A piece on each beat of what is sent; what came of it. */
async function sendInPieces(piece: Buffer, pieces: number): Promise<string> {
  const listening = await listen(
    (incoming, outgoing) => {
      incoming.resume()
      incoming.once('end', () => outgoing.end('all has arrived'))
    },
    place,
    POOR_LINE,
  )
  onTestFinished(() => listening.finish())
  const socket = connect(listening.port, place.host)
  socket.on('error', () => {})
  const answer = readAnswer(socket).catch(() => 'hung up on')
  const length = piece.length * pieces
  socket.write(`POST / HTTP/1.1\r\nHost: here\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`)
  let sent = 0
  const beat = setInterval(() => {
    if (sent++ < pieces) socket.write(piece)
    else clearInterval(beat)
  }, 20)
  onTestFinished(() => clearInterval(beat))
  return answer
}

test('a large file over a poor line arrives, however long it takes', async () => {
  expect(await sendInPieces(Buffer.alloc(10_000), PIECES)).toContain('all has arrived')
})

test('who sends a byte now and then, so that it never ends, is hung up on', async () => {
  expect(await sendInPieces(Buffer.alloc(1), 100_000)).not.toContain('all has arrived')
})
