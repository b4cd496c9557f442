import type { FieldValue, Proposal } from '#domain/advice/advice-rules.ts'

export type Swapped = { proposals: Proposal[]; writes: FieldValue[] }

/**
 * Takes a proposal, or puts back what stood there before it: the two change places, so that neither is lost. The same in the
 * browser, at once, as on the server for a form without script. Two of one field are never taken at the same time.
 */
export function swapProposal(
  proposals: readonly Proposal[],
  key: string,
  current: (field: string) => string,
): Swapped {
  const chosen = proposals.find((one) => one.key === key)
  if (!chosen) return { proposals: [...proposals], writes: [] }
  const now = chosen.sets.map(({ field }) => ({ field, value: current(field) }))
  if (chosen.was) {
    const back = { ...chosen, sets: now, was: undefined }
    return { proposals: proposals.map((one) => (one === chosen ? back : one)), writes: chosen.was }
  }
  const fields = new Set(chosen.sets.map(({ field }) => field))
  const before = proposals.find((one) => one.was?.some(({ field }) => fields.has(field)))
  const taken = {
    ...chosen,
    // What was one's own stays what is put back, whichever of several guesses stands there meanwhile.
    was: now.map(({ field, value }) => before?.was?.find((one) => one.field === field) ?? { field, value }),
  }
  return {
    proposals: proposals.map((one) =>
      one === chosen ? taken : one === before ? { ...one, was: undefined } : one,
    ),
    writes: chosen.sets,
  }
}
