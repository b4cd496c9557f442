import type { Advice } from '#domain/advice/advice-rules.ts'

/** What a form that asked for help is told, beside all that was typed. */
export type Advised = { advice: Advice }

/** The field in which a form carries what was proposed to it, so that it is still there after the next press without script. */
export const ADVICE_FIELD = 'advice'

/** What a page's action must know for its form to be helped: it passes the word, so that the compiler looks. */
export type AdviceIntent = 'help' | `swap ${string}`
