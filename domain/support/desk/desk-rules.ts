/** Ways to look at the queue. What waits stands by its clock, the rest by what happened last. */
export const deskViews = ['waiting', 'mine', 'unassigned', 'late', 'answered', 'resolved', 'all'] as const
export type DeskView = (typeof deskViews)[number]

/** What waits stands by its clock. */
export const isByClock = (view: DeskView) => ['waiting', 'mine', 'unassigned', 'late'].includes(view)

/** A visitor's ticket is here once the address is proved, a member's at once. */
export const isOnDesk = ({ provedAt, memberId }: { provedAt: Date | null; memberId: string | null }) =>
  provedAt !== null || memberId !== null

/** Counts stop here: nobody plans a day by more, and none of them may cost more when there are many. */
export const COUNT_MOST = 100
export const TICKETS_A_PAGE = 30
export const BULK_MOST = 50
/** So many of the newest of a long thread, and as many more each time that earlier ones are asked for: the newest are always among them. */
export const ENTRIES_SHOWN = 200
export const EARLIER_TIMES_MOST = 20
/** As much as an entry may say. */
export const TEXT_MOST = 8_000
export const templateLimits = { title: { min: 2, max: 80 }, text: { min: 2, max: TEXT_MOST } }
export const TEMPLATES_MOST = 200

/** Amber from here on: a quarter of the promise is left. */
const NEAR_SHARE = 0.25

export type ClockTone = 'calm' | 'near' | 'late'

export function toneOf(leftMinutes: number, promised: number, isPast: boolean): ClockTone {
  if (isPast) return 'late'
  return leftMinutes <= promised * NEAR_SHARE ? 'near' : 'calm'
}

/** What an open ticket tells of whoever has it open. */
export const presenceSigns = ['reads', 'writes', 'left'] as const
export type PresenceSign = (typeof presenceSigns)[number]
