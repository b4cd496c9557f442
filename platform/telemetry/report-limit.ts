/** How many reports one address may send a minute, counted in this process: enough to see a fault, too few to bury others. */
export type ReportLimit = { mayReport(address: string, now: Date): boolean }

const WINDOW_MS = 60_000
const MOST_ADDRESSES = 10_000

export function openReportLimit(mostAMinute: number): ReportLimit {
  let used = new Map<string, number>()
  let endsAt = 0
  return {
    mayReport(address, now) {
      if (now.getTime() >= endsAt || used.size >= MOST_ADDRESSES) {
        used = new Map()
        endsAt = now.getTime() + WINDOW_MS
      }
      const count = (used.get(address) ?? 0) + 1
      used.set(address, count)
      return count <= mostAMinute
    },
  }
}
