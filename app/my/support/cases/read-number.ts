import { NotFound } from '#platform/errors/errors.ts'

/** The number of a case in an address. */
export function readNumber(params: Record<string, string | undefined>): number {
  const typed = params['number'] ?? ''
  if (!/^\d{1,15}$/.test(typed)) throw new NotFound('There is no such case')
  return Number(typed)
}
