import { ListFilters, optionsOf } from '../list-filters.tsx'
import type { AdminTeams } from './load-teams.ts'
import { stateNames } from './state-words.ts'

const sizes = { formed: 'Two and more', forming: 'Being formed' }
const volumes = { earning: 'Earned in 30 days', idle: 'Earned nothing in 30 days' }

export function TeamFilters({ words, state, size, volume }: AdminTeams['filters']) {
  const isNarrowed = Boolean(words || state || size || volume)
  return (
    <ListFilters
      label="Teams"
      action="/admin/teams"
      search={{ label: 'Search teams', placeholder: 'Name or headline', words, most: 60 }}
      choices={[
        { name: 'state', label: 'State', any: 'Any state', options: optionsOf(stateNames), chosen: state },
        { name: 'size', label: 'Size', any: 'Any size', options: optionsOf(sizes), chosen: size },
        { name: 'volume', label: 'Volume', any: 'Any volume', options: optionsOf(volumes), chosen: volume },
      ]}
      back={isNarrowed && { to: '/admin/teams', words: 'Show all' }}
    />
  )
}
