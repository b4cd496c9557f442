import { expect } from 'vitest'
import { ExpectedError } from '#platform/errors/errors.ts'
import { rounds as shortOrLong } from '../rounds.ts'

/** Which of two is first is tossed anew in each. */
export const ROUNDS = shortOrLong({ short: 50, long: 200 })
const AT_ONCE = 5

/** All rounds unless told, some beside one another: the connections are real and not endless. */
export async function inRounds<Lane>(
  openLane: () => Promise<Lane>,
  run: (lane: Lane, round: number) => Promise<void>,
  rounds = ROUNDS,
): Promise<Lane[]> {
  return Promise.all(
    Array.from({ length: AT_ONCE }, async (_, first) => {
      const lane = await openLane()
      for (let round = first; round < rounds; round += AT_ONCE) await run(lane, round)
      return lane
    }),
  )
}

/** Each of two must have come first at times, or they never met: asked where there are rounds enough to be sure. */
export function expectBothFirst(firsts: readonly unknown[]): void {
  if (firsts.length >= ROUNDS_TO_MEET) expect(new Set(firsts).size).toBeGreaterThan(1)
}
const ROUNDS_TO_MEET = 100

export type Outcome = { won: number[]; told: ExpectedError[] }

/** Starts all at the same moment, every second round in the opposite order. Who lost must have been told in words. */
export async function race(round: number, ...runs: readonly (() => Promise<unknown>)[]): Promise<Outcome> {
  const order = runs.map((run, index) => ({ run, index }))
  if (round % 2 === 1) order.reverse()
  const ends = await Promise.allSettled(order.map(({ run }) => run()))
  const told = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  for (const error of told) expect(error).toBeInstanceOf(ExpectedError)
  const won = ends.flatMap((end, place) => (end.status === 'fulfilled' ? (order[place]?.index ?? []) : []))
  return { won, told: told as ExpectedError[] }
}
