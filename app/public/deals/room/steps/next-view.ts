import type { Party } from '#domain/deals/states.ts'
import type { ClockView } from '../clock-view.ts'

/** The largest thing in the room: what is to be done, by whom, until when. */
export type NextPanel = {
  isYours: boolean
  who: string
  /** Whose portrait stands beside it. */
  side: Party | null
  title: string
  what: string
  clock: ClockView | null
  /** Which moves stand as buttons, the first as the main one. */
  moves: string[]
}

export type Draw = (moves: string[], title: string, what: string, clock?: ClockView | null) => NextPanel
