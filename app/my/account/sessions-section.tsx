import { Form } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { useAccountForm, useAccountPage } from './account-page.ts'
import type { AccountData } from './load-account.ts'
import { SectionForm } from './section-form.tsx'

type Session = AccountData['sessions'][number]

/** Every device that is signed in, the one in use first among equals. */
export function SessionList({ sessions, now }: AccountData) {
  const { done } = useAccountPage()
  return (
    <>
      {done === 'end-session' ? (
        <Note role="status" icon="circle-check">
          That session has ended.
        </Note>
      ) : null}
      <ul className="lines">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} now={now} />
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) ? (
        <SectionForm
          intent="end-other-sessions"
          label="End all other sessions"
          doneWords="All other sessions have ended."
        />
      ) : (
        <p className="soft">
          {done === 'end-other-sessions' ? 'All other sessions have ended. ' : ''}Only this device is signed
          in.
        </p>
      )}
    </>
  )
}

function SessionLine({ session, now }: { session: Session; now: Date }) {
  const { isBusy } = useAccountForm({ intent: 'end-session' })
  const isPhone = /Android|iOS/.test(session.device)
  return (
    <li>
      <Icon name={isPhone ? 'smartphone' : 'monitor'} />
      <div className="grow session-words">
        <p className="row">
          <b>{session.device}</b>
          {session.isThis ? <Tag tone="ok">This one</Tag> : null}
        </p>
        <p className="soft small">
          {session.address ? `${session.address} · ` : ''}
          seen <Time at={session.seenAt} now={now} quiet /> · signed in{' '}
          <Time at={session.startedAt} now={now} quiet />
        </p>
      </div>
      <Form method="post" action="/my/account" preventScrollReset>
        <input type="hidden" name="intent" value="end-session" />
        <input type="hidden" name="sessionId" value={session.id} />
        <Button size="s" busy={isBusy} aria-label={`End the session of ${session.device}`}>
          {session.isThis ? 'Sign out' : 'End'}
        </Button>
      </Form>
    </li>
  )
}
