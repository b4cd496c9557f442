import { networkOf } from '#platform/http/network-of.ts'

const WINDOW_MS = 60_000
const MOST_ADDRESSES = 10_000

/** A limit a minute for each address, in this process alone: for what is worth no query. */
export function openOwnCount(most: number): (address: string, now: Date) => boolean {
  let used = new Map<string, number>()
  let endsAt = 0
  return (address, now) => {
    if (now.getTime() >= endsAt || used.size >= MOST_ADDRESSES) {
      used = new Map()
      endsAt = now.getTime() + WINDOW_MS
    }
    const network = networkOf(address)
    const count = (used.get(network) ?? 0) + 1
    used.set(network, count)
    return count <= most
  }
}
