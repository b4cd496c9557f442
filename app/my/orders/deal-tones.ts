import type { TagTone } from '#app/ui/tag/tag.tsx'
import type { DealState } from '#domain/deals/states.ts'

export const dealStateTones: Record<DealState, TagTone> = {
  proposed: 'warn',
  accepted: 'warn',
  active: 'info',
  disputed: 'bad',
  completed: 'ok',
  cancelled: 'plain',
  declined: 'plain',
  withdrawn: 'plain',
  expired: 'plain',
}
