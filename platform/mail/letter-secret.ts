import { inspect } from 'node:util'

/**
 * A token or a code on its way into a letter, and until when it is good. Whatever else becomes of the object that carries it (a line
 * in a log, the data of a job, a message on the bus), the words do not come along.
 */
export class LetterSecret {
  readonly #words: string
  readonly until: Date

  constructor(words: string, until: Date) {
    this.#words = words
    this.until = until
  }

  reveal(): string {
    return this.#words
  }

  toJSON(): string {
    return '[secret]'
  }

  [inspect.custom](): string {
    return '[secret]'
  }
}
