/** What a payer may choose; whoever walks away chooses nothing. */
export const sandboxChoices = ['pay', 'fail'] as const
export type SandboxChoice = (typeof sandboxChoices)[number]

/** How the provider's word travels: real ones are late, come twice, and overtake one another. */
export const sandboxWays = ['at-once', 'late', 'twice', 'out-of-order', 'never'] as const
export type SandboxWay = (typeof sandboxWays)[number]
