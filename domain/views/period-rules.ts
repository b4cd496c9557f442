/** The lengths of time that figures are shown for, in days; today is the last of them. */
export const periodLengths = [7, 30, 90, 365] as const
export type PeriodLength = (typeof periodLengths)[number]
