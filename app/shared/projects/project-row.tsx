import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { hireWords } from './project-words.ts'
import type { ShownProject } from './show-projects.server.ts'

type RowProps = {
  project: ShownProject
  now: Date | string
  titleLevel?: 'h2' | 'h3'
  /** What can be done with it where it is listed. */
  children?: ReactNode
}

/** A project in a list: what, for how much, how many have answered, and who asks. */
export function ProjectRow({ project, now, titleLevel: Title = 'h2', children }: RowProps) {
  const { owner } = project
  return (
    <li className="project-row">
      <div className="project-words">
        <Title>
          <Link to={`/projects/${project.id}`}>{project.title}</Link>
        </Title>
        <p className="project-excerpt">{project.excerpt}</p>
        <p className="project-facts">
          {project.category ? <span>{project.category}</span> : null}
          {project.isForMembers ? <Tag tone="info">Members only</Tag> : null}
          {project.skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </p>
      </div>
      <div className="project-figures">
        <b className="project-budget">{project.budget}</b>
        <span>{project.proposals}</span>
        <OwnerFacts {...owner} />
        {project.openedAt ? (
          <span>
            Posted <Time at={project.openedAt} now={now} quiet />
          </span>
        ) : null}
        {children}
      </div>
    </li>
  )
}

type Facts = { isPaymentVerified: boolean; overCount: number; hiredCount: number }

/** What a seller wants to know of an owner before writing. */
export function OwnerFacts({ isPaymentVerified, ...rate }: Facts) {
  return (
    <>
      <span className={isPaymentVerified ? 'project-verified' : undefined}>
        <Icon name={isPaymentVerified ? 'badge-check' : 'circle'} size={16} />{' '}
        {isPaymentVerified ? 'Payment verified' : 'Payment not verified'}
      </span>
      <span>{hireWords(rate)}</span>
    </>
  )
}
