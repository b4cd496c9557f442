/** `works` is said only of what was seen to work; what is left out on purpose is `unset`, and neither good nor bad. */
type HealthState = 'works' | 'unset' | 'fails'
export type Health = { state: HealthState; words: string }

/** A page waits no longer for a silent server than a person would. */
const PATIENCE_MS = 3_000

/** Asks, and says how it went; whatever is thrown is the answer, because that is what an operator needs to read. */
export async function askHealth(
  ask: () => Promise<string | void>,
  { patienceMs = PATIENCE_MS, failure = 'Does not answer' } = {},
): Promise<Health> {
  const startedAt = performance.now()
  const silence = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => silence.reject(new Error(`no answer within ${patienceMs / 1_000} seconds`)),
    patienceMs,
  )
  try {
    const words = await Promise.race([ask(), silence.promise])
    return {
      state: 'works',
      words: words ?? `Answers in ${Math.max(1, Math.round(performance.now() - startedAt))} ms`,
    }
  } catch (error) {
    return { state: 'fails', words: `${failure}: ${reasonOf(error)}` }
  } finally {
    clearTimeout(timer)
  }
}

const LONGEST_REASON = 300

export function reasonOf(error: unknown): string {
  return withoutCredentials(error instanceof Error ? error.message || error.name : String(error))
}

/** An address with a password in it may stand in an error's words. */
export function withoutCredentials(words: string): string {
  return words.replaceAll(/\/\/[^\s/@]+@/g, '//').slice(0, LONGEST_REASON)
}
