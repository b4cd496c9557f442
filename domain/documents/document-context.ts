import type { Origin } from '#domain/security/index.ts'
import type { IsFigure } from './problems-of-document.ts'

/** What operations on a document are told besides. */
export type DocumentContext = {
  origin: Origin
  isFigure: IsFigure
  /** The text that comes with the program: whoever saves it unchanged goes on with the program’s own. */
  program: { body: string; version: string }
  /** How many days a rule is announced before it applies. */
  noticeDays: number
}
