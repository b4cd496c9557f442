import { Meta } from '#app/ui/meta/meta.tsx'
import { Time } from '#app/ui/time/time.tsx'

type Account = {
  email: string
  emailVerifiedAt: Date | null
  hasPassword: boolean
  hasSecondFactor: boolean
  recoveryCodesLeft: number
  passkeys: number
  reset: { dueAt: Date } | undefined
  brand: string
  timeZone: string
  providers: readonly { provider: string; email: string }[]
  formerUsernames: readonly { username: string; heldUntil: Date }[]
}

type MemberFactsProps = {
  now: Date
  member: {
    id: string
    joinedAt: Date
    lastSeenAt: Date | null
    isDemo: boolean
    /** Nothing for those who may not see how a member is reached and gets in. */
    account: Account | undefined
  }
}

/** What the account is and how its owner gets in. */
export function MemberFacts({ member, now }: MemberFactsProps) {
  const { account } = member
  return (
    <Meta
      rows={[
        { name: 'Id', value: <code>{member.id}</code> },
        ...(account ? reachedBy(account, now) : []),
        { name: 'Joined', value: <Time at={member.joinedAt} now={now} /> },
        {
          name: 'Last signed in',
          value: member.lastSeenAt ? <Time at={member.lastSeenAt} now={now} /> : 'never',
        },
        ...(account ? getsInBy(account, now) : []),
        ...(member.isDemo ? [{ name: 'Demo', value: 'an invented person' }] : []),
      ]}
    />
  )
}

function reachedBy({ email, emailVerifiedAt }: Account, now: Date) {
  return [
    {
      name: 'E-mail',
      value: (
        <>
          {email},{' '}
          {emailVerifiedAt ? (
            <>
              verified <Time at={emailVerifiedAt} now={now} />
            </>
          ) : (
            'not verified'
          )}
        </>
      ),
    },
  ]
}

function getsInBy(account: Account, now: Date) {
  const { passkeys, providers, formerUsernames } = account
  const ways = [
    account.hasPassword ? 'password' : '',
    'code by e-mail',
    passkeys === 1 ? 'a passkey' : passkeys > 1 ? `${passkeys} passkeys` : '',
    ...providers.map(({ provider, email }) => `${provider} (${email})`),
  ]
  return [
    { name: 'Ways in', value: ways.filter(Boolean).join(', ') },
    { name: 'Second factor', value: <SecondFactor {...account} now={now} /> },
    {
      name: 'Former usernames',
      value: formerUsernames.map(({ username }) => username).join(', ') || 'none',
    },
    { name: 'Brand', value: account.brand },
    { name: 'Time zone', value: account.timeZone },
  ]
}

type SecondFactorProps = Pick<Account, 'hasSecondFactor' | 'recoveryCodesLeft' | 'reset'>

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
