import type { TagTone } from '#app/ui/tag/tag.tsx'
import type { TeamState } from '#domain/teams/index.ts'

export const stateNames: Record<TeamState, string> = {
  active: 'Active',
  suspended: 'Suspended',
  dissolved: 'Dissolved',
}
export const stateTones: Record<TeamState, TagTone> = { active: 'ok', suspended: 'bad', dissolved: 'plain' }
