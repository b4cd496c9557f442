import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import { AppealForm } from './appeal-form.tsx'
import { closedMeanwhile, stillOpen } from './ban-claims.ts'

/** The ban in the words of the page: moments are written on the member's own clock. */
export type BanWords = {
  reason: string
  evidence: string
  since: string
  until: string | null
  appealBy: string
  /** The page of the appeal, as every other decision has one: files can be sent with it there. */
  appealAddress: string
  /** Where the one appeal stands. */
  appeal: 'open' | 'over' | 'waiting' | 'changed' | 'refused'
  appealText: string | null
  /** When it is to be decided at the latest. */
  decidedBy: string | undefined
  decision: string | null
}

type BannedProps = {
  ban: BanWords | null
  lastResult: SubmissionResult | undefined
  limits: Record<string, TextLimits>
}

/** What a banned member is told: why, with what evidence, until when, and how to appeal. */
export function Banned({ ban, lastResult, limits }: BannedProps) {
  return (
    <div className="banned">
      <section className="first" aria-labelledby="banned">
        <Shafts {...taskWindows} />
        <div>
          <h1 id="banned">Your account is banned</h1>
          <p>
            {ban?.until ? `Until ${ban.until}. ` : ''}
            Your open deals go on and your money stays yours; you can’t begin anything new meanwhile.
          </p>
        </div>
      </section>
      <RefusedElsewhere
        result={ban?.appeal === 'open' ? undefined : lastResult}
        wrote={{ appeal: 'Your appeal' }}
      />
      {ban ? (
        <>
          <Facts ban={ban} />
          <section className="sub" aria-labelledby="appeal">
            <h2 id="appeal">Your appeal</h2>
            <Appeal ban={ban} lastResult={lastResult} limits={limits} />
          </section>
        </>
      ) : null}
      <OpenPages />
    </div>
  )
}

function OpenPages() {
  return (
    <section className="sub" aria-labelledby="still-open">
      <h2 id="still-open">What you can still do</h2>
      <dl>
        {stillOpen.map(({ to, label, words }) => (
          <div key={to}>
            <dt>
              <Link to={to}>{label}</Link>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
        <div>
          <dt>Closed meanwhile</dt>
          <dd>{closedMeanwhile.words}</dd>
        </div>
      </dl>
    </section>
  )
}

function Facts({ ban }: { ban: BanWords }) {
  return (
    <dl>
      <div>
        <dt>Why</dt>
        <dd>{ban.reason}</dd>
      </div>
      {ban.evidence ? (
        <div>
          <dt>What it rests on</dt>
          <dd>{ban.evidence}</dd>
        </div>
      ) : null}
      <div>
        <dt>Since</dt>
        <dd>{ban.since}</dd>
      </div>
      <div>
        <dt>Until</dt>
        <dd>{ban.until ?? 'It is lifted by an administrator'}</dd>
      </div>
      <div>
        <dt>Appeal by</dt>
        <dd>{ban.appealBy}</dd>
      </div>
    </dl>
  )
}

function Appeal({ ban, lastResult, limits }: BannedProps & { ban: BanWords }) {
  switch (ban.appeal) {
    case 'open':
      return (
        <AppealForm
          lastResult={lastResult}
          limits={limits}
          appealBy={ban.appealBy}
          address={ban.appealAddress}
        />
      )
    case 'over':
      return <Note tone="info">The time to appeal ended on {ban.appealBy}. The ban stays as it is.</Note>
    case 'waiting':
      return (
        <div className="stack">
          <Note role="status" icon="circle-check">
            <b>We have your appeal.</b> An administrator reads it and answers by e-mail until {ban.decidedBy}.
            There is nothing more for you to do.
          </Note>
          <Words {...ban} />
        </div>
      )
    case 'changed':
      return (
        <div className="stack">
          <Note icon="circle-check">
            <b>The ban was changed.</b> {ban.decision}
          </Note>
          <Words {...ban} />
        </div>
      )
    case 'refused':
      return (
        <div className="stack">
          <Note tone="bad">
            <b>Your appeal was not upheld.</b> {ban.decision}
          </Note>
          <Words {...ban} />
        </div>
      )
  }
}

function Words({ appealText, appealAddress }: Pick<BanWords, 'appealText' | 'appealAddress'>) {
  return (
    <details>
      <summary>What you wrote</summary>
      <p className="appeal-words">{appealText}</p>
      <p>
        <Link to={appealAddress}>Your appeal, with its files</Link>
      </p>
    </details>
  )
}
