import type { TagTone } from '#app/ui/tag/tag.tsx'
import type { ServiceState } from '#domain/catalogue/states.ts'

export const stateWords: Record<ServiceState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  published: 'Published',
  paused: 'Paused',
  rejected: 'Sent back',
  archived: 'Archived',
}

export const stateTones: Record<ServiceState, TagTone> = {
  draft: 'plain',
  in_review: 'warn',
  published: 'ok',
  paused: 'info',
  rejected: 'bad',
  archived: 'plain',
}
