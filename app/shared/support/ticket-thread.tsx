import { Fragment } from 'react'
import { Form } from 'react-router'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Ruler } from '#app/ui/figures/ruler/ruler.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { useLastSent } from '../last-sent.ts'
import { Entry } from './entry.tsx'
import { RateForm } from './rate-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { statePart } from './standing-words.ts'
import type { TicketIntentName, TicketView } from './ticket-view.ts'

type TicketThreadProps = { ticket: TicketView; refused: RefusedForm | undefined }

/** One ticket as the person sees it: where it stands, its clock, what was said, and where one writes. */
export function TicketThread({ ticket, refused }: TicketThreadProps) {
  const { number, subject, about, follows, mergedInto, clock, entries, earlier, may } = ticket
  const lastSent = useLastSent(entries.findLast(({ voice }) => voice === 'person')?.number ?? 0)
  return (
    <section className="ticket" aria-labelledby="ticket-subject">
      <header className="ticket-h">
        <p className="soft small">
          Ticket {number}
          {about ? (
            <>
              {' '}
              · about <KnownLink to={about.to}>{`${about.label.toLowerCase()}, ${about.title}`}</KnownLink>
            </>
          ) : null}
          {follows ? (
            <>
              {' '}
              · goes on from <KnownLink to={follows.to}>ticket {follows.number}</KnownLink>
            </>
          ) : null}
        </p>
        <h1 id="ticket-subject">{subject}</h1>
      </header>
      <RefusedElsewhere
        result={refusalElsewhere([...(may.write ? ['reply'] : []), ...(may.rate ? ['rate'] : [])], refused)}
        wrote={{ text: 'Your words', words: 'Your words' }}
      />
      {mergedInto ? (
        <Note tone="info">
          This goes on in <KnownLink to={mergedInto.to}>ticket {mergedInto.number}</KnownLink>. Write there,
          please.
        </Note>
      ) : (
        <Standing ticket={ticket} />
      )}
      {clock ? (
        <div className="ticket-clock">
          <h2>First answer</h2>
          <Ruler {...clock} />
        </div>
      ) : null}
      {ticket.answeredAfter ? <p className="small soft">{ticket.answeredAfter}</p> : null}
      {earlier ? (
        <p className="small">
          <KnownLink to={earlier}>Show what was said before</KnownLink>
        </p>
      ) : null}
      <div role="log" aria-label="What was said">
        <ol className="said-l">
          {entries.map((entry, place) => (
            <Fragment key={entry.number}>
              {entry.day === entries[place - 1]?.day ? null : (
                <li className="daymark">
                  <h2>{entry.day}</h2>
                </li>
              )}
              <Entry entry={entry} />
            </Fragment>
          ))}
        </ol>
      </div>
      {may.rate ? <RateForm ticket={ticket} refused={refused} /> : null}
      {may.write ? <ReplyForm key={lastSent} ticket={ticket} refused={refused} /> : null}
    </section>
  )
}

function Standing({ ticket: { state, standing, may } }: { ticket: TicketView }) {
  return (
    <div className={state === 'answered' ? 'your-turn is-yours' : 'your-turn'}>
      <div>
        <p>
          <Pie part={statePart[state]}>{standing.title}</Pie>
        </p>
        <p className="small soft">{standing.text}</p>
      </div>
      {may.resolve || may.reopen ? (
        <Form method="post" preventScrollReset>
          {may.resolve ? (
            <Button
              look={state === 'answered' ? 'main' : 'line'}
              name="intent"
              value={'resolve' satisfies TicketIntentName}
            >
              This solved it
            </Button>
          ) : (
            <Button name="intent" value={'reopen' satisfies TicketIntentName}>
              Open it again
            </Button>
          )}
        </Form>
      ) : null}
    </div>
  )
}
