import type { Sign } from './tell-server.ts'

const TYPING_EVERY_MS = 3_000
const DRAFT_AFTER_MS = 1_200

/**
 * Tells that one is writing, and keeps what is typed, neither at every letter. Whoever types without a pause and leaves finds all of it again.
 */
export function keepTyped(tell: (sign: Sign) => void) {
  let toldAt = -Infinity
  let unkept: string | undefined
  let keeping: ReturnType<typeof setTimeout> | undefined

  function keep(): void {
    clearTimeout(keeping)
    if (unkept === undefined) return
    const text = unkept
    unkept = undefined
    tell({ what: 'draft', text })
  }

  return {
    typed(text: string): void {
      clearTimeout(keeping)
      unkept = text
      keeping = setTimeout(keep, DRAFT_AFTER_MS)
      if (text === '' || Date.now() - toldAt < TYPING_EVERY_MS) return
      toldAt = Date.now()
      tell({ what: 'typing' })
    },
    sent(): void {
      clearTimeout(keeping)
      unkept = undefined
      toldAt = -Infinity
    },
    leave: keep,
  }
}
