import type { RatedPart } from './review-rules.ts'

export const partNames: Record<RatedPart, string> = {
  communication: 'Communication',
  quality: 'Quality',
  timing: 'Timing',
}
