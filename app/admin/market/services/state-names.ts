import type { ServiceState } from '#domain/catalogue/states.ts'

export const stateNames: Record<ServiceState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  published: 'Published',
  paused: 'Paused',
  rejected: 'Sent back',
  archived: 'Archived',
}
