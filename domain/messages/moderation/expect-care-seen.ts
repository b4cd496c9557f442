import { Invalid } from '#platform/errors/errors.ts'
import type { Care } from '../message-rules.ts'
import { careWords } from './care-words.ts'

/** Whoever writes of such things is told first what they should know, and may say it all the same. */
export function expectCareSeen(care: readonly Care[], careSeen: 'yes' | undefined): void {
  if (care.length > 0 && careSeen !== 'yes')
    throw new Invalid(careWords.writer, { careSeen: care.map((kind) => careWords[kind]) })
}
