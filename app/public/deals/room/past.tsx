import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { AppealPart } from './appeal-part.tsx'
import { DealFiles } from './deal-files.tsx'
import type { RoomData } from './load-room.ts'
import { VersionChanges } from './version-changes.tsx'

type Room = Omit<RoomData, 'course'>

/** What is argued and asked, then everything that was said and done, then what was agreed; a proposal is read first. */
export function Past({ children, course, ...room }: Room & { children: ReactNode; course: ReactNode }) {
  const isProposal = room.stateKind === 'proposed'
  return (
    <div className="past">
      <VersionChanges {...room} />
      {isProposal ? <Terms {...room} /> : null}
      <Disputes {...room} />
      <Requests {...room} />
      {children}
      {course}
      {isProposal ? null : <Terms {...room} />}
      <Requirements {...room} />
      <MoneyLines {...room} />
    </div>
  )
}

function Terms({ version, terms, fromPage }: Room) {
  return (
    <section>
      <h2>Terms, version {version}</h2>
      <Markdown text={terms} headingLevel={3} />
      {fromPage ? (
        <details className="from-page">
          <summary>From the service’s page on {fromPage.on}</summary>
          <Markdown text={fromPage.text} headingLevel={3} />
        </details>
      ) : null}
    </section>
  )
}

function Disputes({ disputes, next }: Room) {
  return disputes.map((one) => (
    <section key={one.id} className="dispute">
      <h2>
        {one.title} <Tag tone={one.isOpen ? 'bad' : 'plain'}>{one.state}</Tag>
      </h2>
      <Meta rows={one.rows} />
      <h3>What happened</h3>
      <p className="deal-text">{one.statement}</p>
      {one.answer ? (
        <>
          <h3>The answer</h3>
          <p className="deal-text">{one.answer}</p>
        </>
      ) : null}
      <DealFiles files={one.files} />
      {one.questions.map((question) => (
        <Fragment key={question.id}>
          <h3>{question.asked}</h3>
          <p className="deal-text">{question.text}</p>
          {question.answered ? (
            <>
              <h4>{question.answered}</h4>
              <p className="deal-text">{question.answer}</p>
              <DealFiles files={question.files} />
            </>
          ) : (
            <p className="soft">Not answered yet.</p>
          )}
        </Fragment>
      ))}
      {one.decideAt ? (
        <p>
          <ButtonLink look="main" to={one.decideAt}>
            Decide it
          </ButtonLink>
        </p>
      ) : null}
      <MoveLinks moves={one.moves.filter(({ to }) => !next.moves.includes(to))} />
      {one.reasons ? (
        <>
          <h3>The decision</h3>
          <p className="deal-text">{one.reasons}</p>
          {one.appeal ? <AppealPart {...one.appeal} /> : <p className="small soft">A decision is final.</p>}
        </>
      ) : null}
    </section>
  ))
}

/** What can be done about it, and does not stand as a button already. */
function MoveLinks({ moves }: { moves: RoomData['moves'] }) {
  if (moves.length === 0) return null
  return (
    <p className="row">
      {moves.map((move) => (
        <Link key={move.to} to={move.to}>
          {move.label}
        </Link>
      ))}
    </p>
  )
}

function Requests({ requests }: Room) {
  if (requests.length === 0) return null
  return (
    <section>
      <h2>Requests</h2>
      <ul className="asked">
        {requests.map((one) => (
          <li key={one.id}>
            <p>
              <b>{one.words}</b> <Tag tone={one.isOpen ? 'warn' : 'plain'}>{one.state}</Tag>
            </p>
            {one.reason ? <p className="soft deal-text">{one.reason}</p> : null}
            <p className="small soft">{one.note}</p>
            <MoveLinks moves={one.moves} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Requirements({ requirements }: Room) {
  if (requirements.length === 0) return null
  return (
    <section>
      <h2>What the seller needs to know</h2>
      <dl className="answers">
        {requirements.map(({ question, answer, files }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd className={answer ? 'deal-text' : 'soft'}>
              {files.length > 0 ? <DealFiles files={files} /> : (answer ?? 'Not answered yet')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function MoneyLines({ moneyLines }: Room) {
  if (moneyLines.length === 0) return null
  return (
    <section>
      <h2>Every cent</h2>
      <ul className="cents-list">
        {moneyLines.map((line) => (
          <li key={line.id}>
            <details>
              <summary>
                <b>{line.words}</b> <small className="soft">{line.when}</small>
                <span className="money">{line.amount}</span>
              </summary>
              <dl className="meta">
                {line.postings.map((posting) => (
                  <div key={posting.name}>
                    <dt>{posting.name}</dt>
                    <dd>{posting.amount}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
