import type { CorrectionState } from './states.ts'

/** Somebody proposed to give or take money, and perhaps another decided about it. */
export type CorrectionMoved = {
  readonly kind: 'correction.moved'
  readonly correctionId: string
  readonly memberId: string
  readonly state: CorrectionState
}

declare module '#platform/events/events.ts' {
  interface Events {
    corrections: CorrectionMoved
  }
}
