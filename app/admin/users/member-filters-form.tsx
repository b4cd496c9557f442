import { roleWords } from '#domain/accounts/role-words.ts'
import { roles, type Role } from '#domain/actor.ts'
import { Form, Link } from 'react-router'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { stateWords, type MemberStateName } from './state-words.ts'

type FiltersProps = {
  text: string
  state: MemberStateName | undefined
  role: Role | undefined
  joinedDays: number | undefined
  sort: string
  seesEmail: boolean
}

const stateOptions = Object.entries(stateWords).map(([value, label]) => ({ value, label }))
const roleOptions = roles.map((value) => ({ value, label: roleWords[value].many }))
const joinedOptions = [
  { value: '1', label: 'Joined in 24 hours' },
  { value: '7', label: 'Joined in 7 days' },
  { value: '30', label: 'Joined in 30 days' },
  { value: '365', label: 'Joined in a year' },
]

/** A plain form: what is chosen goes into the address. */
export function MemberFiltersForm({ text, state, role, joinedDays, sort, seesEmail }: FiltersProps) {
  const isFiltered = Boolean(text || state || role || joinedDays)
  return (
    <Form className="bar admin-filters" role="search" aria-label="Members" action="/admin/users">
      {sort === '-joined' ? null : <input type="hidden" name="sort" value={sort} />}
      <AdminSearch
        label="Search members"
        placeholder={seesEmail ? 'Name, e-mail, id or address' : 'Name or id'}
        words={text}
        most={200}
      />
      <Select
        key={`state ${state}`}
        name="state"
        small
        aria-label="State"
        placeholder="Any state"
        options={stateOptions}
        defaultValue={state ?? ''}
      />
      <Select
        key={`role ${role}`}
        name="role"
        small
        aria-label="Role"
        placeholder="Any role"
        options={roleOptions}
        defaultValue={role ?? ''}
      />
      <Select
        key={`joined ${joinedDays}`}
        name="joined"
        small
        aria-label="Joined"
        placeholder="Joined any time"
        options={joinedOptions}
        defaultValue={joinedDays === undefined ? '' : String(joinedDays)}
      />
      <Button size="s">Show</Button>
      {isFiltered ? <Link to="/admin/users">Show all</Link> : null}
    </Form>
  )
}
