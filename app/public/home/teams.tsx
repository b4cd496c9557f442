import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { HomeTeam } from './read-teams.server.ts'

/** A few teams, by their own figures. */
export function Teams({ teams }: { teams: readonly HomeTeam[] }) {
  if (teams.length === 0) return null
  return (
    <Section
      title="Teams"
      text="Members who sell under one name and are paid each their part."
      more={{ to: '/teams', label: 'All teams' }}
    >
      <ul className="home-teams">
        {teams.map(({ id, name, to, headline, src, level, rating, size }) => (
          <li key={id}>
            <Avatar name={name} src={src} size={44} />
            <div>
              <h3>
                <Link to={to}>{name}</Link> {level ? <Hallmark {...level} bare /> : null}
              </h3>
              {headline ? <p>{headline}</p> : null}
              <p className="soft">
                {rating ? <Rate {...rating} /> : null} {size} people
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
