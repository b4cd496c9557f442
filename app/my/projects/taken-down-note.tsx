import { Link } from 'react-router'
import { Note } from '#app/ui/note/note.tsx'
import type { OwnProjectView, TakeDownView } from './load-project.ts'

/** What it means that moderators took it down, and what its owner can do about it. */
export function TakenDownNote({ own, why, appeal }: TakeDownView & { own: OwnProjectView }) {
  return (
    <Note tone="bad">
      <p>
        <b>It was taken down after a report.</b> Only you, our staff and those who answered it see it
        {own.state === 'open'
          ? ', nobody can be hired for it, and its time stands still until it is restored.'
          : ' until it is restored.'}{' '}
        {why ? <Link to={why}>Read why</Link> : null}
      </p>
      {own.may.close ? (
        <p>You can close it: its proposals go back to their sellers, and you can post its words again.</p>
      ) : null}
      {appeal ? (
        <p>
          Is it wrong? <Link to={appeal}>Appeal against it</Link>
        </p>
      ) : null}
    </Note>
  )
}
