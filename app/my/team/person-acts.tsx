import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { ActionsMenu, type MenuEntry } from '#app/ui/menu/menu.tsx'
import type { TeamIntent } from './act-on-team.ts'
import type { Workspace } from './load-workspace.ts'

type PersonOfTeam = Workspace['people'][number]
type Head = Pick<Workspace, 'may' | 'team'>

/** Whether the reader gives this person a role: the owner's is handed over and never chosen. */
export const mayGiveRole = (may: Workspace['may'], { role, isYou }: PersonOfTeam): boolean =>
  may['give roles'] && role !== 'owner' && !isYou

export const mayRemove = (may: Workspace['may'], { role, isYou, isAwaited }: PersonOfTeam): boolean =>
  role !== 'owner' &&
  !isYou &&
  !isAwaited &&
  (role === 'manager' ? may['remove a manager'] : may['remove a member'])

/** A role is chosen and then given: a list that is only looked through changes nothing. */
export function RoleForm({ person, words }: { person: PersonOfTeam; words: string }) {
  return (
    <Form method="post" className="team-acts" preventScrollReset>
      <input type="hidden" name="memberId" value={person.id} />
      <Select
        key={person.role}
        small
        name="role"
        aria-label={`Role of ${person.name}`}
        defaultValue={person.role}
        options={[
          { value: 'member', label: 'Member' },
          { value: 'manager', label: 'Manager' },
        ]}
      />
      <Button
        size="s"
        name="intent"
        value={'role' satisfies TeamIntent}
        aria-label={`Give ${person.name} this role`}
      >
        {words}
      </Button>
    </Form>
  )
}

/** What else there is to do about somebody, each where it is done and said what follows. */
export function PersonMenu({ person, workspace }: { person: PersonOfTeam; workspace: Head }) {
  const entries = entriesOf(person, workspace)
  return entries.length > 0 ? <ActionsMenu label={`More about ${person.name}`} entries={entries} /> : null
}

function entriesOf(person: PersonOfTeam, { may, team }: Head): MenuEntry[] {
  const { isYou, username, id } = person
  const at = (part: string, place: string) => `/team/${part}?of=${team.slug}#${place}`
  return [
    ...(username ? [{ label: 'See the profile', icon: 'user-round', to: `/user/${username}` } as const] : []),
    ...(username && !isYou
      ? [{ label: 'Write a message', icon: 'message-square', to: `/my/messages/new?to=${username}` } as const]
      : []),
    ...(isYou ? [{ label: 'Say what you do here', icon: 'pencil', to: at('people', 'craft') } as const] : []),
    ...(may['hand the team over'] && !isYou
      ? [{ label: 'Hand the team over', icon: 'users', to: at('settings', 'hand-over') } as const]
      : []),
    ...(mayRemove(may, person)
      ? ['line' as const, { label: 'Remove…', danger: true, to: at('people', `person-${id}`) }]
      : []),
    ...(isYou && may.leave
      ? ['line' as const, { label: 'Leave the team…', danger: true, to: at('settings', 'leave') }]
      : []),
  ]
}
