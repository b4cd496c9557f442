/** What can be sent away: one thing, whoever offers or asks for it, or everything of a category. */
export const awayKinds = ['service', 'project', 'member', 'team', 'category'] as const
export type AwayKind = (typeof awayKinds)[number]

/** Past so many the oldest are forgotten. */
export const AWAY_MOST = 2_000
