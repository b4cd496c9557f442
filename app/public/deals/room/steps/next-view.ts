import type { Party } from '#domain/deals/states.ts'
import type { ClockView } from '../clock-view.ts'

/** What is to be done, and until when. */
export type NextBody = {
  title: string
  what: string
  clock: ClockView | null
  /** Which moves stand as buttons, the first as the main one where it is one's move. */
  moves: string[]
}

/** The largest thing in the room: what is to be done, by whom, until when. */
export type NextPanel = NextBody & {
  isYours: boolean
  who: string
  /** Whose portrait stands beside it. */
  side: Party | null
}

export type Draw = (moves: string[], title: string, what: string, clock?: ClockView | null) => NextBody
