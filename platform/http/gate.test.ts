import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openGate, type Comer, type Gate, type Leave, type Rank } from './gate.ts'

const LONGEST = { money: 3_000, member: 2_000, visitor: 1_000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const from = (who: string, rank: Rank = 'visitor'): Comer => ({ rank, who })

/** Takes all places, each in another's name. */
async function fill(gate: Gate, places: number): Promise<Leave[]> {
  const taken = await Promise.all(Array.from({ length: places }, (_, at) => gate.enter(from(`busy ${at}`))))
  return taken.map((leave) => leave ?? expect.fail('there was no place'))
}

/** Comes, and tells of it when it was let in or turned away. */
function come(gate: Gate, comer: Comer, told: string[], name = comer.who): void {
  void gate.enter(comer).then((leave) => told.push(`${name} ${leave ? 'in' : 'away'}`))
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('money goes before members and members before visitors, whoever came first', async () => {
  const gate = openGate({ places: 1, waiting: 8, longestWaitMs: LONGEST })
  const [leave] = await fill(gate, 1)
  const order: string[] = []
  const pass = async (comer: Comer) => {
    const left = await gate.enter(comer)
    order.push(comer.who)
    left?.()
  }
  const all = [from('visitor'), from('member', 'member'), from('payer', 'money'), from('visitor too')].map(
    pass,
  )
  leave?.()
  await Promise.all(all)
  expect(order).toEqual(['payer', 'member', 'visitor', 'visitor too'])
  expect(gate.figures()).toEqual({ inFlight: 0, waiting: 0 })
})

test('above the queue one is turned away at once, but money takes the turn of the last who only looks', async () => {
  const gate = openGate({ places: 1, waiting: 2, longestWaitMs: LONGEST })
  await fill(gate, 1)
  const told: string[] = []
  come(gate, from('first'), told)
  come(gate, from('second'), told)
  expect(gate.isClosedTo(from('third'))).toBe(true)
  come(gate, from('third'), told)
  await settled()
  expect(told).toEqual(['third away'])
  come(gate, from('payer', 'money'), told)
  await settled()
  expect(told).toEqual(['third away', 'second away'])
  expect(gate.figures()).toEqual({ inFlight: 1, waiting: 2 })
})

test('who waited as long as a person would is turned away, money last', async () => {
  const gate = openGate({ places: 1, waiting: 8, longestWaitMs: LONGEST })
  await fill(gate, 1)
  const told: string[] = []
  for (const rank of ['money', 'member', 'visitor'] as const) come(gate, from(rank, rank), told)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(told).toEqual(['visitor away'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual(['visitor away', 'member away'])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(told).toEqual(['visitor away', 'member away', 'money away'])
})

test('one address has at most half of the places and half of the queue, and the others find room at once', async () => {
  const gate = openGate({ places: 4, waiting: 4, longestWaitMs: LONGEST })
  const told: string[] = []
  for (let time = 0; time < 10; time++) come(gate, from('crowd'), told)
  await settled()
  expect(gate.figures()).toEqual({ inFlight: 2, waiting: 2 })
  expect(told).toEqual([...Array(2).fill('crowd in'), ...Array(6).fill('crowd away')])
  come(gate, from('somebody else'), told)
  await settled()
  expect(told.at(-1)).toBe('somebody else in')
})

test('where a few addresses fill the queue, who has no turn yet takes one of theirs', async () => {
  const gate = openGate({ places: 1, waiting: 6, longestWaitMs: LONGEST })
  await fill(gate, 1)
  const told: string[] = []
  for (const who of ['one', 'other', 'one', 'other', 'one', 'other']) come(gate, from(who), told)
  come(gate, from('newcomer'), told)
  await settled()
  expect(told).toEqual(['other away'])
  expect(gate.figures().waiting).toBe(6)
})

test('of equals those go first who have the fewest places', async () => {
  const gate = openGate({ places: 4, waiting: 8, longestWaitMs: LONGEST })
  const told: string[] = []
  const mine = [await gate.enter(from('greedy')), await gate.enter(from('greedy'))]
  const [leave] = await fill(gate, 2)
  mine[0]?.()
  come(gate, from('other greedy'), told)
  come(gate, from('greedy'), told, 'greedy again')
  come(gate, from('modest'), told)
  await settled()
  leave?.()
  await settled()
  expect(told).toEqual(['other greedy in', 'modest in'])
})

test('a place that is given back twice counts once', async () => {
  const gate = openGate({ places: 2, waiting: 2, longestWaitMs: LONGEST })
  const [leave] = await fill(gate, 2)
  leave?.()
  leave?.()
  expect(gate.figures().inFlight).toBe(1)
})
