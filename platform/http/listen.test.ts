import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

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
