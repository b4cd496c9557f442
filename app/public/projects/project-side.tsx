import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { Heart } from '#app/shared/works/heart.tsx'
import type { ProjectData } from './load-project.server.ts'
import { OwnerFacts } from '../../shared/projects/project-row.tsx'
import { visibilityWords } from '../../shared/projects/project-words.ts'

/** The figures of a project, who asks, and the way on. */
export function ProjectSide(data: ProjectData) {
  const { id, project, owner, isOwner, isMember, mine, kept, now, currency } = data
  return (
    <aside className="project-side" aria-label="About the project">
      <p className="proposal-price">{project.budget}</p>
      <Meta
        rows={[
          { name: 'Received', value: project.proposals },
          ...(project.proposed
            ? [
                {
                  name: 'Prices so far',
                  value: (
                    <>
                      <Money minor={project.proposed.leastMinor} currency={currency} trim />
                      {project.proposed.leastMinor === project.proposed.mostMinor ? null : (
                        <>
                          {' '}
                          to <Money minor={project.proposed.mostMinor} currency={currency} trim />
                        </>
                      )}
                    </>
                  ),
                },
              ]
            : []),
          ...(project.wantedBy ? [{ name: 'Wanted by', value: <Time at={project.wantedBy} /> }] : []),
          ...(project.openedAt ? [{ name: 'Posted', value: <Time at={project.openedAt} now={now} /> }] : []),
          ...(project.openUntil
            ? [{ name: 'Closes', value: <Time at={project.openUntil} now={now} /> }]
            : []),
          { name: 'Who sees it', value: visibilityWords[project.visibility] },
        ]}
      />
      <div className="proposal-head">
        <Avatar name={owner.name} src={owner.src} size={44} />
        <div>
          <Link to={`/user/${owner.username}`}>{owner.name}</Link>
          <div className="project-figures">
            <OwnerFacts {...owner} />
          </div>
        </div>
      </div>
      {isOwner ? (
        <ButtonLink to={`/my/projects/${id}`}>
          {project.isTakenDown ? 'What happened, and what to do' : 'Change the project'}
        </ButtonLink>
      ) : project.takesProposals && !mine && !kept.isLeftToTeam ? (
        <ButtonLink
          look="main"
          to={isMember ? '#mine' : `/my/login?next=${encodeURIComponent(`/projects/${id}`)}`}
        >
          {isMember ? 'Write a proposal' : 'Sign in to propose'}
        </ButtonLink>
      ) : null}
      {project.takesProposals && !isOwner && project.visibility !== 'invited' ? (
        <Heart kind="project" id={id} name={project.title} isFavourite={data.isFavourite} withWords />
      ) : null}
      {isOwner && project.dealId ? (
        <ButtonLink look="main" to={`/deals/${project.dealId}`}>
          Open the deal
        </ButtonLink>
      ) : null}
      {isOwner ? null : (
        <Link to={`/report/project/${id}`} rel="nofollow" className="small">
          Report this project
        </Link>
      )}
    </aside>
  )
}
