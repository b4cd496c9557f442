import type { OwnData } from './load-own.ts'
import type { DayWords } from './pro-words.ts'

/** What the parts of the page are given of a member's own PRO. */
export type OwnPro = OwnData & { currency: string; words: DayWords }
