/**
 * What open pages of a member are told at once. Areas add their kinds here themselves, as they do with `Events`. An event says
 * what changed and where to read it, never what it says: whoever was away reads the same and has missed nothing.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LiveEvents {}
export type LiveEvent = LiveEvents[keyof LiveEvents]

/** Whom it is for: members, and whoever administers where a case waits for them. */
export type Told = { to: readonly string[]; isForStaff?: boolean; event: LiveEvent }

export const LIVE_TOPIC = 'live'
