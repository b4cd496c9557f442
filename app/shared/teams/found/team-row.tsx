import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar, Faces } from '#app/ui/avatar/avatar.tsx'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Cover } from '#app/ui/work/work.tsx'
import type { ShownTeam } from './show-teams.server.ts'

type TeamRowProps = {
  team: ShownTeam
  titleLevel?: 'h2' | 'h3'
  /** What stands below the figures. */
  children?: ReactNode
}

/** A team among others: who they are at the side, what they offer hung on a rail, and its figures below. */
export function TeamRow({ team, titleLevel: Title = 'h2', children }: TeamRowProps) {
  return (
    <li className="team-row">
      <header>
        <div className="team-name">
          <Avatar name={team.name} src={team.src} size={44} />
          <Title>
            <Link to={team.to}>{team.name}</Link>
          </Title>
        </div>
        {team.headline ? <p>{team.headline}</p> : null}
        <Faces faces={team.faces} size={32} most={5} />
        <p className="soft">
          {team.size} people{team.country ? `, ${team.country}` : ''}
        </p>
      </header>
      <div>
        {team.works.length > 0 ? <Rail works={team.works} /> : null}
        <Figures team={team} />
        {children}
      </div>
    </li>
  )
}

function Rail({ works }: Pick<ShownTeam, 'works'>) {
  return (
    <div className="hanging team-rail">
      {works.map((work) => (
        <figure key={work.id} data-shown={work.id}>
          <KnownLink className="work-pic" to={work.to} tabIndex={-1}>
            <Cover picture={work.picture} title={work.title} />
          </KnownLink>
          <figcaption>
            <KnownLink to={work.to}>{work.title}</KnownLink>
            <span className="soft">
              from <Money {...work.price} trim />
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Its own figures; what was not counted is not said. */
function Figures({ team }: { team: ShownTeam }) {
  return (
    <ul className="team-figures">
      {team.level ? (
        <li>
          <Hallmark {...team.level} />
        </li>
      ) : null}
      <li>{team.rating ? <Rate {...team.rating} /> : 'No reviews yet'}</li>
      {team.figures.map(({ name, value }) => (
        <li key={name}>
          {name} <b>{value}</b>
        </li>
      ))}
    </ul>
  )
}
