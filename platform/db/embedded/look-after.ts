import { setTimeout as pause } from 'node:timers/promises'

const checkEveryMs = 1_000
const longestPauseMs = 5_000

/**
 * Looks after something once a second, and less often the longer there is trouble, until told to end or until it is lost. A
 * check under way is told of the end too.
 */
export function lookAfter(check: (signal: AbortSignal) => Promise<'well' | 'trouble' | 'lost'>): {
  end(): Promise<void>
} {
  const ending = new AbortController()
  const { signal } = ending

  async function look(): Promise<void> {
    let pauseMs = checkEveryMs
    while (!signal.aborted) {
      await pause(pauseMs, undefined, { ref: false, signal }).catch(() => {})
      if (signal.aborted) return
      const found = await check(signal)
      if (found === 'lost') return
      pauseMs = found === 'well' ? checkEveryMs : Math.min(pauseMs * 2, longestPauseMs)
    }
  }

  const looking = look()
  return {
    async end() {
      ending.abort()
      await looking
    },
  }
}
