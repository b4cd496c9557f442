import { roleWords } from '#domain/accounts/role-words.ts'
import type { Role } from '#domain/actor.ts'
import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { MemberStateMark } from './member-state.tsx'
import type { MemberStateName } from './state-words.ts'

type MemberHeadProps = {
  member: {
    id: string
    displayName: string
    username: string
    avatarUrl: string | null
    role: Role
    state: MemberStateName
  }
  /** The name of a page below the member's own. */
  below?: string | undefined
  children?: ReactNode
}

export function MemberHead({ member, below, children }: MemberHeadProps) {
  const own = { label: member.displayName, ...(below ? { to: `/admin/users/${member.id}` } : {}) }
  return (
    <>
      <Crumbs trail={[{ label: 'Members', to: '/admin/users' }, own, ...(below ? [{ label: below }] : [])]} />
      <div className="page-h">
        <div className="admin-person">
          <Avatar name={member.displayName} src={member.avatarUrl} size={56} />
          <div>
            <h1>{below ? `${below}: ${member.displayName}` : member.displayName}</h1>
            <p>
              {member.username} <MemberStateMark state={member.state} />{' '}
              {member.role === 'member' ? null : <Tag tone="info">{roleWords[member.role].name}</Tag>}
            </p>
          </div>
        </div>
        {children ? <div className="row">{children}</div> : null}
      </div>
    </>
  )
}
