import { drawApart, type Hand } from './draw-apart.ts'

/** Long enough for a crowd of links, short enough that nobody pays for it at night. */
const IDLE_MS = 10_000

let hand: Hand | undefined
let last: Promise<unknown> = Promise.resolve()
let idle: NodeJS.Timeout | undefined

/**
 * Lends one hand to whoever draws pictures of our own, one after another: to start a process for each would take longer than to
 * draw. It ends when nobody has needed it for a while, and after a picture that it could not draw.
 */
export function lendHand<Result>(draw: (hand: Hand) => Promise<Result>): Promise<Result> {
  const drawn = last.then(async () => {
    clearTimeout(idle)
    hand ??= drawApart()
    try {
      return await draw(hand)
    } catch (error) {
      endHand()
      throw error
    } finally {
      idle = setTimeout(endHand, IDLE_MS).unref()
    }
  })
  // Whoever comes next draws, whatever became of this one.
  last = drawn.catch(() => {})
  return drawn
}

function endHand(): void {
  hand?.end()
  hand = undefined
}
