import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

const LINE_END = 10

/** Lets bytes through and tells, when all are, how many they were, how many lines, and their checksum. */
export function openMeter(): Transform & { told(): Told } {
  const hash = createHash('sha256')
  let bytes = 0
  let lines = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      for (let at = chunk.indexOf(LINE_END); at !== -1; at = chunk.indexOf(LINE_END, at + 1)) lines++
      done(null, chunk)
    },
  })
  return Object.assign(stream, { told: () => ({ bytes, lines, sha256: hash.copy().digest('hex') }) })
}

type Told = { bytes: number; lines: number; sha256: string }
