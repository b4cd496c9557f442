import { Link } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { dateAndTime } from '#app/shared/moments.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { decisionIdOf, findOwnAppeal } from '#domain/appeals/index.ts'
import { findOwnCase } from '#domain/reports/index.ts'
import { decisionNames, toOwnerWords, toReporterWords, untouchedBy } from '#domain/reports/decision-words.ts'
import { kindWords, reasonWords, ruleWords } from '#domain/reports/report-rules.ts'
import { SupportTabs } from '../support-tabs.tsx'
import type { Route } from './+types/case.page.ts'
import { readNumber } from './read-number.ts'

export const loader = reading(
  memberOnly(async ({ db, actor, params, viewer, url, clock, settings }) => {
    const { found, isMine, own } = await findOwnCase(db, actor, readNumber(params))
    const on = (at: Date) => dateAndTime(at, viewer.timeZone)
    const { decision, kind, title, rule, decidedAt, appealBy, changeBy, restoredAt } = found
    const told = decision ? { kind, title, decision } : null
    const decisionId = isMine && decidedAt ? decisionIdOf(String(found.number), decidedAt) : null
    const { sent } = decisionId ? await findOwnAppeal(db, actor, { kind: 'case', decisionId }, settings) : {}
    return {
      number: found.number,
      title,
      what: kindWords[kind],
      path: found.path,
      isSent: url.searchParams.has('sent'),
      said: own && {
        reason: reasonWords[own.reason],
        text: own.text,
        at: on(own.at),
        pictures: own.pictures.map(({ id, name }) => ({ id, name })),
      },
      decided: told &&
        decidedAt && {
          name: decisionNames[told.decision],
          first: isMine ? toOwnerWords(told) : toReporterWords(told),
          words: found.words,
          untouched: isMine && !restoredAt ? untouchedBy(told.decision) : null,
          rule: rule ? ruleWords[rule] : '',
          at: on(decidedAt),
          changeBy: isMine && changeBy ? on(changeBy) : null,
          appealBy: appealBy && on(appealBy),
        },
      restored: restoredAt && { at: on(restoredAt), why: found.restoredWhy ?? '' },
      /** A ban is appealed where it is told. */
      appeal: !decisionId ? null : decision === 'ban' ? '/my' : `/my/support/appeals/case/${decisionId}`,
      sent: sent && { number: sent.number, at: on(sent.sentAt) },
      mayAppeal: appealBy !== null && appealBy > clock.now() && !restoredAt,
      isTooLate: appealBy !== null && appealBy <= clock.now() && !restoredAt,
    }
  }),
)

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'A case')

/** Why something was decided, by which rule, and what can be done about it. */
export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { number, title, what, path, isSent, said, decided, restored } = loaderData
  return (
    <>
      <SupportTabs />
      <PageHead title={title} lede={`Case ${number}. ${what}.`} />
      {isSent ? (
        <Note role="status" icon="circle-check">
          <b>We have your report.</b> It is case {number}. You are told here and by e-mail when it is decided.
        </Note>
      ) : null}
      {restored ? (
        <Note icon="circle-check">
          <b>The decision was undone on {restored.at}.</b> <span className="as-typed">{restored.why}</span>
        </Note>
      ) : null}
      <Section title="Decision" opens>
        {decided ? (
          <div className="stack">
            <p>
              <b>{decided.first}</b>
            </p>
            <p className="as-typed">{decided.words}</p>
            <Meta
              rows={[
                { name: 'Decided', value: `${decided.name}, ${decided.at}` },
                { name: 'The rule', value: decided.rule },
                { name: 'By whom', value: 'A person of our staff; nothing was decided by a machine' },
                ...(decided.changeBy ? [{ name: 'Change it until', value: decided.changeBy }] : []),
                ...(decided.appealBy ? [{ name: 'Appeal until', value: decided.appealBy }] : []),
              ]}
            />
            {decided.untouched ? <p className="soft">{decided.untouched}</p> : null}
            <AppealAgainst {...loaderData} />
          </div>
        ) : (
          <p className="soft">A person of our staff looks at it. Nothing is decided yet.</p>
        )}
      </Section>
      {said ? (
        <Section title="What you reported">
          <div className="stack">
            <p>
              <b>{said.reason}</b>
            </p>
            {said.text ? <p className="as-typed">{said.text}</p> : null}
            {said.pictures.length > 0 ? (
              <ul>
                {said.pictures.map(({ id, name }) => (
                  <li key={id}>
                    <a href={`/my/support/cases/pictures/${id}`}>{name}</a>
                  </li>
                ))}
              </ul>
            ) : null}
            <p className="small soft">
              {said.at}. {path ? <Link to={path}>Where it stood</Link> : null}
            </p>
          </div>
        </Section>
      ) : null}
    </>
  )
}

type AppealAgainstProps = Pick<
  Route.ComponentProps['loaderData'],
  'appeal' | 'sent' | 'mayAppeal' | 'isTooLate'
>

function AppealAgainst({ appeal, sent, mayAppeal, isTooLate }: AppealAgainstProps) {
  if (!appeal) return null
  if (sent)
    return (
      <p>
        You appealed against it on {sent.at}. <Link to={appeal}>See your appeal, number {sent.number}</Link>
      </p>
    )
  if (mayAppeal)
    return (
      <p>
        <ButtonLink to={appeal}>Appeal against it</ButtonLink>
      </p>
    )
  return isTooLate ? <p className="soft">The time to appeal against it is over.</p> : null
}
