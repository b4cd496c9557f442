import { type Health } from './health.ts'
import type { TestIntent } from './run-test.ts'

export type Integration = {
  id: string
  title: string
  /** What it uses now. */
  uses: string
  /** What is set and what is not; never a secret. */
  lines: { name: string; value: string }[]
  health: Health
  test: { intent: TestIntent; label: string } | undefined
  lastError: { at: Date; words: string } | undefined
  /** A screen that tells more. */
  more?: { to: string; label: string }
}

export const set = (value: unknown) => (value === undefined || value === '' ? 'not set' : 'set')
