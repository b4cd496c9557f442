/** How much is logged, from everything to nothing. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
