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
    passkeys: number
    reset: { dueAt: Date } | undefined
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
            member.passkeys === 1 ? 'a passkey' : member.passkeys > 1 ? `${member.passkeys} passkeys` : '',
            ...providers.map(({ provider, email }) => `${provider} (${email})`),
          ]
            .filter(Boolean)
            .join(', '),
        },
        {
          name: 'Second factor',
          value: <SecondFactor {...member} now={now} />,
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

type SecondFactorProps = Pick<MemberFactsProps['member'], 'hasSecondFactor' | 'recoveryCodesLeft' | 'reset'>

function SecondFactor({ hasSecondFactor, recoveryCodesLeft, reset, now }: SecondFactorProps & { now: Date }) {
  if (!hasSecondFactor) return 'off'
  return (
    <>
      on, {recoveryCodesLeft} recovery codes left
      {reset ? (
        <>
          ; will be removed <Time at={reset.dueAt} now={now} />
        </>
      ) : null}
    </>
  )
}
