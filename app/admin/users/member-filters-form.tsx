import { roleWords } from '#domain/accounts/role-words.ts'
import { roles, type Role } from '#domain/actor.ts'
import { ListFilters, optionsOf } from '../list-filters.tsx'
import { stateWords, type MemberStateName } from './state-words.ts'

type FiltersProps = {
  text: string
  state: MemberStateName | undefined
  role: Role | undefined
  joinedDays: number | undefined
  sort: string
  seesEmail: boolean
}

const roleOptions = roles.map((value) => ({ value, label: roleWords[value].many }))
const joinedOptions = [
  { value: '1', label: 'Joined in 24 hours' },
  { value: '7', label: 'Joined in 7 days' },
  { value: '30', label: 'Joined in 30 days' },
  { value: '365', label: 'Joined in a year' },
]

export function MemberFiltersForm({ text, state, role, joinedDays, sort, seesEmail }: FiltersProps) {
  const isNarrowed = Boolean(text || state || role || joinedDays)
  return (
    <ListFilters
      label="Members"
      action="/admin/users"
      kept={{ sort: sort === '-joined' ? undefined : sort }}
      search={{
        label: 'Search members',
        placeholder: seesEmail ? 'Name, e-mail, id or address' : 'Name or id',
        words: text,
        most: 200,
      }}
      choices={[
        { name: 'state', label: 'State', any: 'Any state', options: optionsOf(stateWords), chosen: state },
        { name: 'role', label: 'Role', any: 'Any role', options: roleOptions, chosen: role },
        {
          name: 'joined',
          label: 'Joined',
          any: 'Joined any time',
          options: joinedOptions,
          chosen: joinedDays === undefined ? undefined : String(joinedDays),
        },
      ]}
      back={isNarrowed && { to: '/admin/users', words: 'Show all' }}
    />
  )
}
