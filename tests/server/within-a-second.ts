import { expect } from 'vitest'

const A_SECOND_MS = 1_000

/** Asks again and again: who is asked later than a second after the change must know of it, however slowly they answer. */
export async function expectWithinASecond(
  ask: () => Promise<unknown>,
  known: unknown,
  changedAt = performance.now(),
): Promise<void> {
  for (;;) {
    const askedAfterMs = performance.now() - changedAt
    const answer = await ask()
    if (answer === known) return
    expect(askedAfterMs, `${String(answer)} is still the answer`).toBeLessThan(A_SECOND_MS)
  }
}
