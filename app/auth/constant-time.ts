import { setTimeout as wait } from 'node:timers/promises'

const STEP_MS = 250

/**
 * Answers on the next beat, a fixed step after the question: whether a letter had to be written for a known account can't be
 * told from how long the answer took. One that tells by itself, such as an open door, need not wait.
 */
export async function inConstantTime<Result>(
  work: () => Promise<Result>,
  tellsAnyway: (result: Result) => boolean = () => false,
): Promise<Result> {
  const startedAt = performance.now()
  let mayGo = false
  try {
    const result = await work()
    mayGo = tellsAnyway(result)
    return result
  } finally {
    if (!mayGo) await wait(STEP_MS - ((performance.now() - startedAt) % STEP_MS))
  }
}
