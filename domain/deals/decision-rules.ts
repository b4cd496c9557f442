/** Reasons are read by both sides: a word or two is not one. */
export const decisionLimits = { reasons: { min: 20, max: 4_000 } } as const

/** What an administrator asks before deciding. */
export const questionLimits = { question: { min: 10, max: 2_000 } } as const
