import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { useAccountForm, useAccountPage } from './account-page.ts'
import type { AccountData } from './load-account.ts'
import { ProveFirst } from './prove-first.tsx'
import { SectionForm } from './section-form.tsx'
import type { AccountIntent } from './act-on-account.ts'

type Session = AccountData['sessions'][number]

/** Every device that is signed in, the one in use first among equals. */
export function SessionList({ sessions, isProved, now }: AccountData) {
  const { done } = useAccountPage()
  const hasOthers = sessions.some(({ isThis }) => !isThis)
  return (
    <>
      {done === 'end-session' ? (
        <Note role="status" icon="circle-check">
          That session has ended.
        </Note>
      ) : null}
      <ul className="lines">
        {sessions.map((session) => (
          <SessionLine key={session.id} session={session} mayEnd={isProved || session.isThis} now={now} />
        ))}
      </ul>
      {hasOthers && !isProved ? (
        <ProveFirst section="sessions">To end another session, first confirm that it is you.</ProveFirst>
      ) : null}
      {hasOthers && isProved ? (
        <SectionForm
          intent="end-other-sessions"
          label="End all other sessions"
          doneWords="All other sessions have ended."
        />
      ) : null}
      {hasOthers ? null : (
        <p className="soft">
          {done === 'end-other-sessions' ? 'All other sessions have ended. ' : ''}Only this device is signed
          in.
        </p>
      )}
    </>
  )
}

function SessionLine({ session, mayEnd, now }: { session: Session; mayEnd: boolean; now: Date }) {
  const { isBusy } = useAccountForm({ intent: 'end-session' })
  const isPhone = /Android|iOS/.test(session.device)
  return (
    <li>
      <Icon name={isPhone ? 'smartphone' : 'monitor'} />
      <div className="grow session-words">
        <p className="row">
          <b>{session.device}</b>
          {session.isThis ? <Tag tone="ok">This device</Tag> : null}
          {session.hasPush ? <Tag>Push messages</Tag> : null}
        </p>
        <p className="soft small">
          {session.address ? `${session.address} · ` : ''}
          seen <Time at={session.seenAt} now={now} quiet /> · signed in{' '}
          <Time at={session.startedAt} now={now} quiet /> · ends by <Time at={session.endsAt} quiet />
        </p>
      </div>
      {mayEnd ? (
        <Form method="post" action="/my/account" preventScrollReset>
          <input type="hidden" name="intent" value={'end-session' satisfies AccountIntent} />
          <input type="hidden" name="sessionId" value={session.id} />
          <Button size="s" busy={isBusy} aria-label={`End the session of ${session.device}`}>
            {session.isThis ? 'Sign out' : 'End'}
          </Button>
        </Form>
      ) : null}
    </li>
  )
}
