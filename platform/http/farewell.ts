import type { ServerResponse } from 'node:http'

/** Ends connections by word, not by cutting them: an answer that says `Connection: close` leaves nobody waiting for the next. */
type Farewell = { watch(answer: ServerResponse): void; begin(): void }

export function openFarewell(): Farewell {
  /** Answers under way, whose connections were to be kept when they began. */
  const underWay = new Set<ServerResponse>()
  let hasBegun = false
  return {
    watch(answer) {
      if (hasBegun) {
        answer.shouldKeepAlive = false
        return
      }
      underWay.add(answer)
      answer.once('close', () => underWay.delete(answer))
    },
    begin() {
      hasBegun = true
      for (const answer of underWay) answer.shouldKeepAlive = false
    },
  }
}
