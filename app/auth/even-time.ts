import { setTimeout as wait } from 'node:timers/promises'

const STEP_MS = 250

/**
 * Answers on the next beat, a fixed step after the question: whether a letter had to be written for a known account can't be
 * told from how long the answer took.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    await wait(STEP_MS - ((performance.now() - startedAt) % STEP_MS))
  }
}
