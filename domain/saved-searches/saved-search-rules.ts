export const savedSearchLimits = { title: 80, aMember: 50 } as const
