/** What a payer may choose; whoever walks away chooses nothing. */
export const sandboxChoices = ['pay', 'fail'] as const
export type SandboxChoice = (typeof sandboxChoices)[number]

/** What the payer of a payment that was made may do with their bank, and what that decides. */
export const sandboxBankChoices = ['charge-back', 'bank-for-payer', 'bank-for-us'] as const
export type SandboxBankChoice = (typeof sandboxBankChoices)[number]

/** How the provider's word travels: real ones are late, come twice, and overtake one another. */
export const sandboxWays = ['at-once', 'late', 'twice', 'out-of-order', 'never'] as const
export type SandboxWay = (typeof sandboxWays)[number]
