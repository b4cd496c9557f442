import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'

/** A visitor's question waits for its address to be confirmed. */
export function Sent({ number, link, again }: { number: number; link: string | null; again: string }) {
  return (
    <div className="stack">
      <Note role="status" icon="mail">
        <b>Look into your mailbox: ticket {number} waits for you.</b> We sent a link to the address you gave.
        Open it and confirm: then a person reads your question, and by the same link you follow it.
      </Note>
      {link ? (
        <p>
          This demo sends no e-mails.{' '}
          <a href={`/support/tickets/${number}?key=${link}`}>Open the link that would stand in this one</a>
        </p>
      ) : null}
      <div className="form-acts">
        <ButtonLink to={again}>Write another</ButtonLink>
        <ButtonLink look="bare" to={`/support/tickets/${number}`}>
          Send me the link again
        </ButtonLink>
      </div>
    </div>
  )
}
