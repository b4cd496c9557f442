import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares secrets so that the time taken tells neither where they differ nor how long they are. */
export function constantTimeEqual(first: string, second: string): boolean {
  return timingSafeEqual(hash(first), hash(second))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
