import { Meta } from '#app/ui/meta/meta.tsx'
import { Time } from '#app/ui/time/time.tsx'

type MemberFactsProps = {
  now: Date
  member: {
    id: string
    email: string
    emailVerifiedAt: Date | null
    joinedAt: Date
    lastSeenAt: Date | null
    hasPassword: boolean
    hasSecondFactor: boolean
    recoveryCodesLeft: number
    brand: string
    timeZone: string
    isDemo: boolean
    providers: readonly { provider: string; email: string }[]
    formerUsernames: readonly { username: string; heldUntil: Date }[]
  }
}

/** What the account is and how its owner gets in. */
export function MemberFacts({ member, now }: MemberFactsProps) {
  const { providers, formerUsernames } = member
  return (
    <Meta
      rows={[
        { name: 'Id', value: <code>{member.id}</code> },
        {
          name: 'E-mail',
          value: (
            <>
              {member.email},{' '}
              {member.emailVerifiedAt ? (
                <>
                  verified <Time at={member.emailVerifiedAt} now={now} />
                </>
              ) : (
                'not verified'
              )}
            </>
          ),
        },
        { name: 'Joined', value: <Time at={member.joinedAt} now={now} /> },
        {
          name: 'Last signed in',
          value: member.lastSeenAt ? <Time at={member.lastSeenAt} now={now} /> : 'never',
        },
        {
          name: 'Ways in',
          value: [
            member.hasPassword ? 'password' : '',
            'code by e-mail',
            ...providers.map(({ provider, email }) => `${provider} (${email})`),
          ]
            .filter(Boolean)
            .join(', '),
        },
        {
          name: 'Second factor',
          value: member.hasSecondFactor ? `on, ${member.recoveryCodesLeft} recovery codes left` : 'off',
        },
        {
          name: 'Former usernames',
          value: formerUsernames.map(({ username }) => username).join(', ') || 'none',
        },
        { name: 'Brand', value: member.brand },
        { name: 'Time zone', value: member.timeZone },
        ...(member.isDemo ? [{ name: 'Demo', value: 'an invented person' }] : []),
      ]}
    />
  )
}
