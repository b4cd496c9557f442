/** A correction of a balance is proposed by one and confirmed by another; until then nothing moves. */
export const correctionStates = ['proposed', 'confirmed', 'declined'] as const
export type CorrectionState = (typeof correctionStates)[number]

export const correctionDirections = ['give', 'take'] as const
export type CorrectionDirection = (typeof correctionDirections)[number]
