import type { SubmissionResult } from '@conform-to/react'
import { Link } from 'react-router'
import { LogTime } from '#app/admin/log-time.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { disputeStateNames, faultNames, reasonWords } from './dispute-words.ts'
import { AppealPanel, AppealWords } from './appeal-panel.tsx'
import { AskPanel } from './ask-panel.tsx'
import { CaseTimeline } from './case-timeline.tsx'
import { DecisionPanel } from './decision-panel.tsx'
import type { LoadedCase } from './load-case.ts'
import { useCaseKeys } from './use-case-keys.ts'

type CaseViewProps = {
  loaded: LoadedCase
  lastResult: SubmissionResult<string[]> | undefined
  refusedQuestion: SubmissionResult<string[]> | undefined
  refusedAppeal: SubmissionResult<string[]> | undefined
  isDecided: boolean
  isAsked: boolean
  isDecidedAgain: boolean
}

/** One dispute whole: what both say, what happened, and the decision. */
export function CaseView({
  loaded,
  lastResult,
  refusedQuestion,
  refusedAppeal,
  isDecided,
  isAsked,
  isDecidedAgain,
}: CaseViewProps) {
  const { dispute, deal, decisionCase, isOwn, appeal } = loaded
  const isOpen = dispute.state === 'open'
  const mayAct = isOpen && !isOwn
  const mayJudge = dispute.state === 'appealed' && !isOwn
  useCaseKeys()
  return (
    <>
      <Crumbs
        trail={[
          { label: 'Deals, figures', to: '/admin/deals/analytics' },
          { label: 'Disputes', to: '/admin/deals/analytics#disputes' },
          { label: deal.title },
        ]}
      />
      <PageHead
        title={deal.title}
        lede={
          <>
            <Tag tone={isOpen || dispute.state === 'appealed' ? 'warn' : undefined}>
              {disputeStateNames[dispute.state]}
            </Tag>{' '}
            {dispute.isClaim ? 'claim' : 'dispute'} about {loaded.milestone.title},{' '}
            <Money minor={decisionCase.priceMinor} currency={decisionCase.currency} />
          </>
        }
      />
      <RefusedElsewhere
        result={
          mayAct
            ? refusedAppeal
            : mayJudge
              ? (lastResult ?? refusedQuestion)
              : (lastResult ?? refusedQuestion ?? refusedAppeal)
        }
        wrote={{ reasons: 'Reasons', question: 'Question' }}
      />
      {isDecided ? (
        <Note role="status">Decided. The money has moved, and both sides read your reasons.</Note>
      ) : null}
      {isDecidedAgain ? (
        <Note role="status">The appeal is decided, and both sides read your reasons.</Note>
      ) : null}
      {isAsked ? <Note role="status">Asked. They get an e-mail, and answer in the deal’s room.</Note> : null}
      {isOwn ? <Note tone="info">You are a side of this deal: another administrator decides.</Note> : null}
      <Section title="What it is about" opens>
        <Facts {...loaded} />
      </Section>
      <Section title="What both say">
        <Statements {...loaded} />
      </Section>
      {appeal ? (
        <Section title="The appeal" text="Either side may appeal once; both read it.">
          <AppealWords loaded={loaded} appeal={appeal} />
        </Section>
      ) : null}
      {loaded.questions.length > 0 || mayAct ? (
        <Section
          title="Questions"
          id="questions"
          text="What you ask one side is read by both, and so is the answer."
        >
          <Questions {...loaded} />
          {mayAct ? <AskPanel disputeId={dispute.id} lastResult={refusedQuestion} /> : null}
        </Section>
      ) : null}
      <Section title="The work" text="Terms, deliveries and files.">
        <Work {...loaded} />
      </Section>
      <Section title="What happened" text="The whole timeline of the deal.">
        <CaseTimeline lines={loaded.timeline} currency={decisionCase.currency} />
      </Section>
      {mayAct ? (
        <Section
          title="Decide"
          id="decision"
          opens
          text="Carried out at once in the ledger, and written to the audit log."
        >
          {dispute.settleBy > loaded.now ? (
            <Note tone="warn">
              Before its time: the two may settle it themselves, and their time for it ends{' '}
              <Time at={dispute.settleBy} now={loaded.now} />. If it can’t wait, say why in the reasons.
            </Note>
          ) : null}
          <DecisionPanel decisionCase={decisionCase} lastResult={lastResult} />
        </Section>
      ) : null}
      {mayJudge ? (
        <Section
          title="Decide the appeal"
          id="decision"
          opens
          text="The second and last word: carried out at once, and written to the audit log."
        >
          <AppealPanel
            decisionCase={decisionCase}
            heldMinor={dispute.appealHeldMinor}
            fault={dispute.fault}
            isOwnDecision={loaded.isOwnDecision}
            lastResult={refusedAppeal}
          />
        </Section>
      ) : null}
    </>
  )
}

function Facts({ dispute, buyer, seller, decisionCase, now, decidedBy }: LoadedCase) {
  const money = (amount: bigint) => <Money minor={amount} currency={decisionCase.currency} />
  const ended =
    dispute.endedAt && dispute.earnedMinor !== null
      ? [
          { name: 'Earned by the seller', value: money(dispute.earnedMinor) },
          { name: 'Fault', value: dispute.fault ? faultNames[dispute.fault] : '–' },
          ...(decidedBy ? [{ name: 'Decided by', value: decidedBy.name }] : []),
          ...(dispute.reasons
            ? [{ name: 'Reasons', value: <p className="admin-said">{dispute.reasons}</p> }]
            : []),
        ]
      : []
  return (
    <Meta
      rows={[
        { name: 'Buyer', value: <Person {...buyer} /> },
        { name: 'Seller', value: <Person {...seller} /> },
        { name: 'Reason', value: reasonWords[dispute.reason] },
        { name: 'Opened', value: <Time at={dispute.openedAt} now={now} /> },
        {
          name: 'Answer by',
          value: dispute.answeredAt ? (
            <>
              answered <Time at={dispute.answeredAt} now={now} />
            </>
          ) : (
            <Time at={dispute.answerBy} now={now} />
          ),
        },
        { name: 'Settle between them by', value: <Time at={dispute.settleBy} now={now} /> },
        { name: 'Decide by', value: <Time at={dispute.decideBy} now={now} /> },
        { name: 'Earned, says who opened it', value: money(dispute.wantedMinor) },
        ...(dispute.offeredMinor === null
          ? []
          : [{ name: `Earned, the ${dispute.offeredBy} offers`, value: money(dispute.offeredMinor) }]),
        ...ended,
      ]}
    />
  )
}

function Person({ id, name }: { id: string | null; name: string }) {
  return id ? <Link to={`/admin/users/${id}`}>{name}</Link> : <>{name}</>
}

function Statements({ dispute, files }: LoadedCase) {
  const other = dispute.openedBy === 'buyer' ? 'seller' : 'buyer'
  const evidence = (by: string) => files.filter((one) => one.subjectId === dispute.id && one.by === by)
  return (
    <ul className="admin-cases">
      <li>
        <h3>The {dispute.openedBy}, who opened it</h3>
        <p className="admin-said">{dispute.statement}</p>
        <FileList files={evidence(dispute.openedBy)} />
      </li>
      <li>
        <h3>The {other}</h3>
        {dispute.answer ? (
          <p className="admin-said">{dispute.answer}</p>
        ) : (
          <p className="soft">Has not answered.</p>
        )}
        <FileList files={evidence(other)} />
      </li>
    </ul>
  )
}

function Questions({ questions, files, now }: LoadedCase) {
  return (
    <ul className="admin-cases">
      {questions.map((one) => (
        <li key={one.id}>
          <h3>
            Asked of the {one.askedOf}, <Time at={one.askedAt} now={now} />
          </h3>
          <p className="admin-said">{one.text}</p>
          {one.answeredAt ? (
            <>
              <h4>
                Answered <Time at={one.answeredAt} now={now} />
              </h4>
              <p className="admin-said">{one.answer}</p>
              <FileList files={files.filter(({ subjectId }) => subjectId === one.id)} />
            </>
          ) : (
            <p className="soft">Not answered yet.</p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Each opens as a download: nothing that somebody sent is shown as a page. */
function FileList({ files }: { files: LoadedCase['files'] }) {
  if (files.length === 0) return null
  return (
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <a href={file.to} download>
            {file.name}
          </a>{' '}
          <span className="soft">
            {size.format(file.bytes / 1024)} KB, from the {file.by}
            {file.isEvidence ? ', as evidence' : ''}. {file.note}
          </span>
        </li>
      ))}
    </ul>
  )
}

const size = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function Work({ deal, deliveries, files }: LoadedCase) {
  return (
    <>
      <details>
        <summary>Terms as agreed</summary>
        <p className="admin-said">{deal.terms}</p>
      </details>
      {deliveries.length === 0 ? <p className="soft admin-about">Nothing was delivered.</p> : null}
      <ul className="admin-cases">
        {deliveries.map((one) => (
          <li key={one.id}>
            <h3>
              Delivery {one.number}, <LogTime at={one.at} />
            </h3>
            <p className="admin-said">{one.text}</p>
            {one.revisionReasons ? (
              <p className="admin-said soft">Asked to change: {one.revisionReasons}</p>
            ) : null}
          </li>
        ))}
      </ul>
      {files.length === 0 ? <p className="soft">No files.</p> : <FileList files={files} />}
      <p className="admin-about">
        <Link to={`/deals/${deal.id}`}>The deal’s room</Link>
      </p>
    </>
  )
}
