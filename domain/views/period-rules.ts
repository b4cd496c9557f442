/** The lengths of time that figures are shown for, in days; today is the last of them. */
export const periodLengths = [7, 30, 90, 365] as const
/** With PRO figures go back further. */
export const LONGEST_WITH_PRO = 730
export type PeriodLength = (typeof periodLengths)[number] | typeof LONGEST_WITH_PRO
