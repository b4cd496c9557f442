/** Ids as numbers from nought, so that what millions did takes little room. */
export function openNumbers() {
  const [numbers, ids]: [Map<string, number>, string[]] = [new Map(), []]
  return {
    size: () => ids.length,
    id: (number: number): string => ids[number] ?? '',
    ids: (from = 0, to = ids.length): string[] => ids.slice(from, to),
    of(id: string): number {
      const known = numbers.get(id)
      if (known !== undefined) return known
      ids.push(id)
      numbers.set(id, ids.length - 1)
      return ids.length - 1
    },
  }
}

const KIND_BITS = 3
const KINDS = (1 << KIND_BITS) - 1
const FIRST_ROOM = 1 << 16

/** What each person was interested in, all in one piece of memory: a service and what they did about it in one number. */
export function openBaskets() {
  let [held, filled] = [new Int32Array(FIRST_ROOM), 0]
  const bounds: ({ from: number; to: number } | undefined)[] = []
  return {
    has: (person: number): boolean => bounds[person] !== undefined,
    put(person: number, basket: ReadonlyMap<number, number>): void {
      if (filled + basket.size > held.length) {
        const larger = new Int32Array(Math.max(held.length * 2, filled + basket.size))
        larger.set(held)
        held = larger
      }
      const from = filled
      for (const [service, kinds] of basket) held[filled++] = (service << KIND_BITS) | kinds
      bounds[person] = { from, to: filled }
    },
    forEach(person: number, note: (service: number, kinds: number) => void): void {
      const { from, to } = bounds[person] ?? { from: 0, to: 0 }
      for (let at = from; at < to; at++) {
        const one = held[at] ?? 0
        note(one >> KIND_BITS, one & KINDS)
      }
    },
  }
}

/** Everything that a round counts from. */
export function openInterests() {
  return { services: openNumbers(), people: openNumbers(), baskets: openBaskets() }
}

export type Interests = ReturnType<typeof openInterests>
