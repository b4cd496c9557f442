const MOST_STEPS = 8
const LONGEST_LIST = 200

/** What a script sent, or nothing where it is no JSON or larger than anything that a page of ours makes. */
export async function readJson(request: Request): Promise<unknown> {
  const sent: unknown = await request.json().catch(() => undefined)
  return isWithin(sent, MOST_STEPS) ? sent : undefined
}

function isWithin(value: unknown, steps: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  const inner = Object.values(value)
  return steps > 0 && inner.length <= LONGEST_LIST && inner.every((one) => isWithin(one, steps - 1))
}
