import type { Advised } from '#app/shared/advice/advised.ts'

/** A form that comes back: why, beside which fields, and all that was typed, so that nothing is lost. One that asked for help has no why. */
export type RefusedEditor = {
  message: string
  fields: Record<string, string[]>
  typed?: Record<string, string> | undefined
  advised?: Advised | undefined
}
