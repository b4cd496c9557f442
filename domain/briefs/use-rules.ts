import { aiFailures } from '#platform/ai/ai-failure.ts'

/** What came of making a brief: an engine that answered, or why the built-in one had to step in. */
export const outcomes = ['built-in', 'endpoint', 'stopped', ...aiFailures] as const
export type Outcome = (typeof outcomes)[number]

export type UseOfDays = {
  requests: number
  byOutcome: Partial<Record<Outcome, number>>
  inputTokens: number
  outputTokens: number
}

/** What tokens cost, in millionths of a dollar. */
export function costMicros(
  { inputTokens, outputTokens }: Pick<UseOfDays, 'inputTokens' | 'outputTokens'>,
  prices: { inputMicros: bigint; outputMicros: bigint },
): bigint {
  return (BigInt(inputTokens) * prices.inputMicros + BigInt(outputTokens) * prices.outputMicros) / 1_000_000n
}
