import { Form, useLocation, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Strip } from '#app/ui/shell/strip.tsx'
import { dateAndTime } from '../../shared/moments.ts'
import type { VerifyIntent } from '#app/auth/verify-intents.ts'

type AccountStripProps = {
  state: 'unverified' | 'active' | 'banned' | 'deleting'
  email: string
  timeZone: string
  deletionDueAt?: Date | undefined
}

/** One line about an account that can't do everything, and the way out of that state. */
export function AccountStrip({ state, email, timeZone, deletionDueAt }: AccountStripProps) {
  const { pathname } = useLocation()
  // The first page of the area begins with it, larger.
  if (pathname === '/my') return null
  if (state === 'unverified') return <Unverified email={email} />
  if (state === 'deleting') return <Deleting dueAt={deletionDueAt} timeZone={timeZone} />
  return state === 'banned' ? <BannedNotice /> : null
}

function BannedNotice() {
  return (
    <Strip
      label="Your account is banned"
      icon="ban"
      tone="bad"
      action={
        <ButtonLink to="/my" size="s">
          Why, and how to appeal
        </ButtonLink>
      }
    >
      <b>Your account is banned.</b> Your open deals go on and your money stays yours; nothing new can begin.
    </Strip>
  )
}

function Unverified({ email }: { email: string }) {
  const navigation = useNavigation()
  const isSending = navigation.state !== 'idle' && navigation.formAction === '/auth/email/verify'
  return (
    <Strip
      label="Your e-mail address"
      icon="mail"
      tone="warn"
      action={
        <Form method="post" action="/auth/email/verify">
          <input type="hidden" name="next" value="/my" />
          <Button name="intent" value={'resend' satisfies VerifyIntent} size="s" busy={isSending}>
            Send the link again
          </Button>
        </Form>
      }
    >
      <b>Verify your e-mail address.</b> Open the link that we sent to {email}. Until then you can look around
      and fill in forms.
    </Strip>
  )
}

function Deleting({ dueAt, timeZone }: { dueAt: Date | undefined; timeZone: string }) {
  return (
    <Strip
      label="Your account is being deleted"
      icon="trash-2"
      tone="bad"
      action={
        <ButtonLink to="/my/account#data" size="s">
          Keep my account
        </ButtonLink>
      }
    >
      <b>
        Your account will be deleted{' '}
        {dueAt ? `on ${dateAndTime(dueAt, timeZone)}` : 'when its time of grace is over'}.
      </b>{' '}
      Until then you can change your mind.
    </Strip>
  )
}
