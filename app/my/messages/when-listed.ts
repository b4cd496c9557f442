import type { MemberEdge } from '#app/edge.ts'
import { timeOf } from '#app/shared/messages/show-messages.server.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { DAY_MS } from '#platform/clock/clock.ts'

/** '13:48', 'Yesterday', 'Mon', '6 Nov'. */
export function whenListed(at: Date, { clock, viewer: { timeZone } }: MemberEdge): string {
  const day = (of: Date) => zonedFormat(of, timeZone, { day: 'numeric', month: 'short', year: 'numeric' })
  const now = clock.now()
  if (day(at) === day(now)) return timeOf(at, { timeZone })
  if (day(at) === day(new Date(now.getTime() - DAY_MS))) return 'Yesterday'
  if (now.getTime() - at.getTime() < 6 * DAY_MS) return zonedFormat(at, timeZone, { weekday: 'short' })
  return zonedFormat(at, timeZone, { day: 'numeric', month: 'short' })
}
