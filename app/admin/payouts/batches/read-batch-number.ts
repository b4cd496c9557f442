import { batchNumberInput } from '#domain/payouts/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** The number in the address; what is no number is no batch. */
export function readBatchNumber(params: Record<string, string | undefined>): number {
  const parsed = batchNumberInput.safeParse(params['number'])
  if (!parsed.success) throw new NotFound('There is no such batch')
  return parsed.data
}
