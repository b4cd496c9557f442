import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { counted } from '#app/shared/figures/figures.ts'
import type { OverviewData } from './load-overview.ts'

const DEALS_SHOWN = 5

/** What waits for the team or for its reader, each with where it is done. */
export function NeedsUs({ workspace }: { workspace: OverviewData }) {
  const tasks = [...ofReader(workspace), ...ofDeals(workspace), ...ofManagers(workspace)]
  return (
    <section className="team-part" aria-labelledby="needs-us">
      <h2 id="needs-us">What needs us now</h2>
      {tasks.length > 0 ? (
        <ul className="team-tasks">
          {tasks.map(({ key, what }) => (
            <li key={key}>{what}</li>
          ))}
        </ul>
      ) : (
        <p className="soft">Nothing waits for the team.</p>
      )}
    </section>
  )
}

type Task = { key: string; what: ReactNode }

function ofReader({ offer, waiting }: OverviewData): Task[] {
  return [
    ...(offer?.isYou
      ? [{ key: 'offer', what: <a href="#offer">The team is offered to you: answer</a> }]
      : []),
    ...(waiting?.isAsked
      ? [{ key: 'shares', what: <a href="#waiting">New shares wait for your word</a> }]
      : []),
  ]
}

function ofDeals({ team, ours }: OverviewData): Task[] {
  const rest = ours.length - DEALS_SHOWN
  return [
    ...ours.slice(0, DEALS_SHOWN).map(({ id, title, step, until, isLate }) => ({
      key: id,
      what: (
        <>
          <Link to={`/deals/${id}`}>{title}</Link>:{' '}
          <span className={isLate ? 'deal-late' : undefined}>
            {step}
            {until ? `, ${isLate ? 'since' : 'by'} ${until}` : ''}
          </span>
        </>
      ),
    })),
    ...(rest > 0
      ? [
          {
            key: 'more',
            what: <Link to={`/team/deals?of=${team.slug}`}>{counted(rest, 'more deal')} to move</Link>,
          },
        ]
      : []),
  ]
}

function ofManagers({ team, may, sentBack, invitations }: OverviewData): Task[] {
  const expired = invitations.filter(({ isExpired }) => isExpired).length
  return [
    ...(may['run its services'] && sentBack > 0
      ? [
          {
            key: 'sent-back',
            what: (
              <Link to={`/team/services?of=${team.slug}&state=rejected`}>
                {counted(sentBack, 'service')} sent back by a moderator
              </Link>
            ),
          },
        ]
      : []),
    ...(may.invite && expired > 0
      ? [
          {
            key: 'expired',
            what: (
              <Link to={`/team/people?of=${team.slug}`}>
                {counted(expired, 'invitation')} expired: send again or take back
              </Link>
            ),
          },
        ]
      : []),
  ]
}
