import { AiFailure } from './ai-failure.ts'

/** So many are asked at once: everyone else has their answer from elsewhere, rather than wait for a place. */
const AT_ONCE_MOST = 16
/** After so many that did not come in time, nobody waits for the next for a while. */
const MISSED_MOST = 3
const REST_MS = 30_000

export type SparesEndpoint = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

/** Keeps people from waiting for an endpoint that is away, and the endpoint from a crowd. */
export function spareEndpoint(nowMs: () => number = () => performance.now()): SparesEndpoint {
  let asking = 0
  let missed = 0
  let restsUntilMs = -Infinity
  return async (ask) => {
    if (nowMs() < restsUntilMs) throw new AiFailure('unreachable', 'it did not answer a moment ago')
    if (asking >= AT_ONCE_MOST) throw new AiFailure('busy', 'too many ask at once')
    asking++
    try {
      const answer = await ask()
      missed = 0
      return answer
    } catch (error) {
      const isAway = error instanceof AiFailure && (error.kind === 'slow' || error.kind === 'unreachable')
      missed = isAway ? missed + 1 : 0
      if (missed >= MISSED_MOST) restsUntilMs = nowMs() + REST_MS
      throw error
    } finally {
      asking--
    }
  }
}
