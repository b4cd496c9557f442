import { teamStates, type TeamState } from '../team-rules.ts'

export type AdminTeamFilters = { words: string; state: TeamState | ''; size: '' | 'formed' | 'forming' }

export function readAdminTeamFilters(query: URLSearchParams): AdminTeamFilters {
  const said = (name: string) => (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 60)
  const size = said('size')
  return {
    words: said('q'),
    state: teamStates.find((state) => state === said('state')) ?? '',
    size: size === 'formed' || size === 'forming' ? size : '',
  }
}
