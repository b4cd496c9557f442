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
