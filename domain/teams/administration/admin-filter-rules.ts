import { teamStates, type TeamState } from '../team-rules.ts'

export type AdminTeamFilters = {
  words: string
  state: TeamState | ''
  size: '' | 'formed' | 'forming'
  /** Whether anything was earned lately. */
  volume: '' | 'earning' | 'idle'
}

/** What `lately` is. */
export const VOLUME_DAYS = 30

export function readAdminTeamFilters(query: URLSearchParams): AdminTeamFilters {
  const said = (name: string) => (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 60)
  const [size, volume] = [said('size'), said('volume')]
  return {
    words: said('q'),
    state: teamStates.find((state) => state === said('state')) ?? '',
    size: size === 'formed' || size === 'forming' ? size : '',
    volume: volume === 'earning' || volume === 'idle' ? volume : '',
  }
}
