import { Link } from 'react-router'
import { proposalStateTones, proposalStateWords } from '#app/shared/projects/project-words.ts'
import { ProjectStateTag } from '#app/shared/projects/state-tag.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { ProjectsData } from './load-projects.ts'

export function OwnProjects({ projects, projectsCount, now }: ProjectsData) {
  if (projects.length === 0) return <NothingMine hasAny={projectsCount > 0} tab="projects" />
  return (
    <ul className="my-projects">
      {projects.map((one) => (
        <li key={one.id}>
          <div>
            <h2>
              <Link to={`/my/projects/${one.id}`}>{one.title || 'Untitled'}</Link>
            </h2>
            <p className="project-facts">
              <ProjectStateTag {...one} />
              <span>{one.budget}</span>
              <span>{one.proposals}</span>
              {one.unreadCount > 0 ? <Tag tone="info">{one.unreadCount} not read</Tag> : null}
              {one.openUntil ? (
                <span>
                  Closes <Time at={one.openUntil} now={now} quiet />
                </span>
              ) : null}
            </p>
            {one.reasons.map((reason) => (
              <p key={reason} className="small">
                {reason}
              </p>
            ))}
          </div>
          {one.canChoose ? (
            <ButtonLink size="s" to={`/my/projects/${one.id}#proposals`}>
              Compare<span className="sr"> proposals for {one.title}</span>
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

export function OwnProposals({ proposals, proposalsCount, now, currency }: ProjectsData) {
  if (proposals.length === 0) return <NothingMine hasAny={proposalsCount > 0} tab="proposals" />
  return (
    <ul className="my-projects">
      {proposals.map((one) => (
        <li key={one.id}>
          <div>
            <h2>
              <Link to={one.at}>{one.title}</Link>
            </h2>
            <p className="project-facts">
              <Tag tone={proposalStateTones[one.state]}>{proposalStateWords[one.state]}</Tag>
              {one.teamName ? <span>For {one.teamName}</span> : null}
              <span>
                <Money minor={one.priceMinor} currency={currency} trim /> in {one.days}{' '}
                {one.days === 1 ? 'day' : 'days'}
              </span>
              <span>
                Sent <Time at={one.sentAt} now={now} quiet />
              </span>
              {one.isQueued ? <Tag tone="warn">In the queue</Tag> : null}
              {one.state === 'sent' && !one.isQueued ? (
                <span>{one.isRead ? 'Read' : 'Not read yet'}</span>
              ) : null}
              {one.isGivenBack ? <Tag tone="ok">Came back to your month</Tag> : null}
            </p>
          </div>
          {one.dealId ? (
            <ButtonLink size="s" to={`/deals/${one.dealId}`}>
              Open the deal<span className="sr"> for {one.title}</span>
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function NothingMine({ hasAny, tab }: { hasAny: boolean; tab: ProjectsData['tab'] }) {
  if (hasAny)
    return (
      <EmptyState
        title="Nothing fits"
        actions={<ButtonLink to={`/my/projects?tab=${tab}`}>Show all</ButtonLink>}
      >
        None of yours has all of this. Search for less, or look in another state.
      </EmptyState>
    )
  return tab === 'projects' ? (
    <EmptyState
      title="You have asked for nothing yet"
      actions={
        <ButtonLink look="main" to="/my/projects/new">
          Post a project
        </ButtonLink>
      }
    >
      Say what you need. Sellers answer with a price, days and words, and you choose.
    </EmptyState>
  ) : (
    <EmptyState
      title="You have answered nothing yet"
      actions={
        <ButtonLink look="main" to="/projects">
          See open projects
        </ButtonLink>
      }
    >
      Find a project that suits you and write a proposal: your price, your days, your words.
    </EmptyState>
  )
}
