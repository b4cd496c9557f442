import { createHash } from 'node:crypto'
import type { Vector } from './vector.ts'

const MOST = 200

/** Vectors of what was asked lately: whoever changes a brief asks for the same text again. The texts themselves are not kept. */
export type Remembered = {
  /** Nothing unless all of them are known. */
  find(texts: readonly string[]): Vector[] | undefined
  keep(texts: readonly string[], vectors: readonly Vector[]): void
}

export function openRemembered(): Remembered {
  const vectors = new Map<string, Vector>()
  return {
    find(texts) {
      const found = texts.flatMap((text) => vectors.get(keyOf(text)) ?? [])
      return found.length === texts.length ? found : undefined
    },
    keep(texts, made) {
      texts.forEach((text, at) => {
        const vector = made[at]
        if (vector) vectors.set(keyOf(text), vector)
      })
      for (const oldest of vectors.keys()) {
        if (vectors.size <= MOST) break
        vectors.delete(oldest)
      }
    },
  }
}

const keyOf = (text: string) => createHash('sha256').update(text).digest('base64')
