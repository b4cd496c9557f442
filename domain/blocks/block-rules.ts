/** As many as one person needs, and few enough to be left out of every list. */
export const BLOCKS_MOST = 500
export const blockLimits = { note: 300 } as const

/** What can't be done with somebody. It does not say who of the two wanted it so. */
export type Doing = 'write to' | 'make a deal with' | 'send a proposal to' | 'invite' | 'join a team with'

export const refusalOf = (doing: Doing) => `You can’t ${doing} this person`
