import { createHash } from 'node:crypto'
import { describeError } from './describe-error.ts'

/** Without letters that are taken for one another when read out. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 8
const FRAMES = 4

/**
 * Eight characters that stand for a fault on the error screen, in the log line and in the report. The same fault always
 * gets the same ones, so that ten people who write to support are seen to have met one fault; which of its times was
 * theirs is told by the request id beside it. Numbers in the message don't count: they are mostly ids.
 */
export function digestOf(error: unknown): string {
  const hash = createHash('sha256')
  for (const { name, message, frames } of describeError(error)) {
    hash.update(`${name}\n${message.replace(/\d+/g, '0')}\n`)
    for (const frame of frames.slice(0, FRAMES))
      hash.update(`${frame.function} ${frame.file}:${frame.line}\n`)
  }
  return [...hash.digest().subarray(0, LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
