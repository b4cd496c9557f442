import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  openConcurrencyLimit,
  type Caller,
  type ConcurrencyLimit,
  type ReleasePlace,
  type Rank,
} from './concurrency-limit.ts'

const LONGEST = { money: 3_000, member: 2_000, visitor: 1_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const from = (who: string, rank: Rank = 'visitor'): Caller => ({ rank, who })

/** Takes all places, each in another's name. */
async function fill(limit: ConcurrencyLimit, places: number): Promise<ReleasePlace[]> {
  const taken = await Promise.all(Array.from({ length: places }, (_, at) => limit.enter(from(`busy ${at}`))))
  return taken.map((leave) => leave ?? expect.fail('there was no place'))
}

/** Comes, and tells of it when it was let in or turned away. */
function come(limit: ConcurrencyLimit, caller: Caller, told: string[], name = caller.who, needed = 1): void {
  void limit.enter(caller, needed).then((leave) => told.push(`${name} ${leave ? 'in' : 'away'}`))
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('money goes before members and members before visitors, whoever came first', async () => {
  const limit = openConcurrencyLimit({ places: 1, waiting: 8, longestWaitMs: LONGEST })
  const [leave] = await fill(limit, 1)
  const order: string[] = []
  const pass = async (caller: Caller) => {
    const left = await limit.enter(caller)
    order.push(caller.who)
    left?.()
  }
  const all = [from('visitor'), from('member', 'member'), from('payer', 'money'), from('visitor too')].map(
    pass,
  )
  leave?.()
  await Promise.all(all)
  expect(order).toEqual(['payer', 'member', 'visitor', 'visitor too'])
  expect(limit.figures()).toEqual({ inFlight: 0, waiting: 0 })
})

test('above the queue one is turned away at once, but money takes the turn of the last who only looks', async () => {
  const limit = openConcurrencyLimit({ places: 1, waiting: 2, longestWaitMs: LONGEST })
  await fill(limit, 1)
  const told: string[] = []
  come(limit, from('first'), told)
  come(limit, from('second'), told)
  expect(limit.isClosedTo(from('third'))).toBe(true)
  come(limit, from('third'), told)
  await settled()
  expect(told).toEqual(['third away'])
  come(limit, from('payer', 'money'), told)
  await settled()
  expect(told).toEqual(['third away', 'second away'])
  expect(limit.figures()).toEqual({ inFlight: 1, waiting: 2 })
})

test('who waited as long as a person would is turned away, money last', async () => {
  const limit = openConcurrencyLimit({ places: 1, waiting: 8, longestWaitMs: LONGEST })
  await fill(limit, 1)
  const told: string[] = []
  for (const rank of ['money', 'member', 'visitor'] as const) come(limit, from(rank, rank), told)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(told).toEqual(['visitor away'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual(['visitor away', 'member away'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual(['visitor away', 'member away', 'money away'])
})

test('one address has at most half of the places and half of the queue, and the others find room at once', async () => {
  const limit = openConcurrencyLimit({ places: 4, waiting: 4, longestWaitMs: LONGEST })
  const told: string[] = []
  for (let time = 0; time < 10; time++) come(limit, from('crowd'), told)
  await settled()
  expect(limit.figures()).toEqual({ inFlight: 2, waiting: 2 })
  expect(told).toEqual([...Array(2).fill('crowd in'), ...Array(6).fill('crowd away')])
  come(limit, from('somebody else'), told)
  await settled()
  expect(told.at(-1)).toBe('somebody else in')
})

test('where a few addresses fill the queue, who has no turn yet takes one of theirs', async () => {
  const limit = openConcurrencyLimit({ places: 1, waiting: 6, longestWaitMs: LONGEST })
  await fill(limit, 1)
  const told: string[] = []
  for (const who of ['one', 'other', 'one', 'other', 'one', 'other']) come(limit, from(who), told)
  come(limit, from('newcomer'), told)
  await settled()
  expect(told).toEqual(['other away'])
  expect(limit.figures().waiting).toBe(6)
})

test('of equals those go first who have the fewest places', async () => {
  const limit = openConcurrencyLimit({ places: 4, waiting: 8, longestWaitMs: LONGEST })
  const told: string[] = []
  const mine = [await limit.enter(from('greedy')), await limit.enter(from('greedy'))]
  const [leave] = await fill(limit, 2)
  mine[0]?.()
  come(limit, from('other greedy'), told)
  come(limit, from('greedy'), told, 'greedy again')
  come(limit, from('modest'), told)
  await settled()
  leave?.()
  await settled()
  expect(told).toEqual(['other greedy in', 'modest in'])
})

test('a place that is given back twice counts once', async () => {
  const limit = openConcurrencyLimit({ places: 2, waiting: 2, longestWaitMs: LONGEST })
  const [leave] = await fill(limit, 2)
  leave?.()
  leave?.()
  expect(limit.figures().inFlight).toBe(1)
})

test('who needs many places waits until so many are free, and those who need few go meanwhile', async () => {
  const limit = openConcurrencyLimit({ places: 10, waiting: 8, longestWaitMs: LONGEST })
  const told: string[] = []
  const leave = await limit.enter(from('first'), 7)
  come(limit, from('large'), told, 'large', 6)
  come(limit, from('small'), told, 'small', 3)
  await settled()
  expect(told).toEqual(['small in'])
  expect(limit.figures()).toEqual({ inFlight: 10, waiting: 1 })
  leave?.()
  await settled()
  expect(told).toEqual(['small in', 'large in'])
  expect(limit.figures()).toEqual({ inFlight: 9, waiting: 0 })
})

test('one thing may need more than half, a second of the same person waits; what needs more than there is takes all', async () => {
  const limit = openConcurrencyLimit({ places: 10, waiting: 8, longestWaitMs: LONGEST })
  const told: string[] = []
  const leave = await limit.enter(from('one'), 6)
  come(limit, from('one'), told, 'one again', 1)
  await settled()
  expect(told).toEqual([])
  leave?.()
  await settled()
  expect(told).toEqual(['one again in'])
  come(limit, from('giant'), told, 'giant', 1_000)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(told).toEqual(['one again in', 'giant away'])
  const empty = openConcurrencyLimit({ places: 10, waiting: 8, longestWaitMs: LONGEST })
  await empty.enter(from('giant'), 1_000)
  expect(empty.figures().inFlight).toBe(10)
})

test('when one who had much leaves, all for whom there is room now come in', async () => {
  const limit = openConcurrencyLimit({ places: 10, waiting: 8, longestWaitMs: LONGEST })
  const told: string[] = []
  const leave = await limit.enter(from('large'), 10)
  for (const who of ['one', 'two', 'three']) come(limit, from(who), told, who, 4)
  leave?.()
  await settled()
  expect(told).toEqual(['one in', 'two in'])
})
