import { Link, useLocation } from 'react-router'
import { ReviewList } from '#app/shared/reviews/review-list.tsx'
import { PortfolioCard } from '#app/shared/works/portfolio-card.tsx'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Cover, WorkCard, WorkGrid } from '#app/ui/work/work.tsx'
import type { PublicTeam } from './load-team.ts'

/** As many of what they offer as hang on the rail in the light. */
const ON_RAIL = 5

export function Rail({ services }: Pick<PublicTeam, 'services'>) {
  return (
    <section className="hanging team-rail team-works" aria-label="Services of the team">
      {services.slice(0, ON_RAIL).map((work, place) => (
        <figure key={work.id} data-shown={work.id}>
          <KnownLink className="work-pic" to={work.to} tabIndex={-1} moves>
            <Cover picture={work.picture} title={work.title} eager={place === 0} />
          </KnownLink>
          <figcaption>
            <KnownLink to={work.to} viewTransition>
              {work.title}
            </KnownLink>
            <span className="soft">
              from <Money {...work.price} trim />
            </span>
          </figcaption>
        </figure>
      ))}
    </section>
  )
}

/** What does not hang on the rail. */
export function MoreServices({ services }: Pick<PublicTeam, 'services'>) {
  const rest = services.slice(ON_RAIL)
  if (rest.length === 0) return null
  return (
    <Section title="More services" id="services" text="Everything else the team offers at a fixed price.">
      <WorkGrid>
        {rest.map((work) => (
          <WorkCard key={work.id} {...work} />
        ))}
      </WorkGrid>
    </Section>
  )
}

const COUNTED = [
  'No people',
  'One person',
  'Two people',
  'Three people',
  'Four people',
  'Five people',
  'Six people',
]

export function People({ people }: Pick<PublicTeam, 'people'>) {
  return (
    <Section opens title={COUNTED[people.length] ?? `${people.length} people`}>
      <ul className="team-frames">
        {people.map(({ id, name, username, avatar, craft, roleName }) => (
          <li key={id}>
            <Avatar name={name} src={avatar} size={160} />
            <b>{username ? <Link to={`/user/${username}`}>{name}</Link> : name}</b>
            {craft ? <small>{craft}</small> : null}
            <small className="soft">{roleName}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Works that its people lend to the team. */
export function Portfolio({ works, worksCount }: Pick<PublicTeam, 'works' | 'worksCount'>) {
  if (works.length === 0) return null
  return (
    <Section
      title="Portfolio"
      id="portfolio"
      text={`${worksCount === 1 ? 'One work' : `${worksCount} works`} of its people. Each says whose it is.`}
    >
      <div className="team-pieces">
        {works.map((card) => (
          <PortfolioCard key={card.id} card={card} />
        ))}
      </div>
    </Section>
  )
}

export function Reviews({ team: { reviews, slug, name } }: { team: PublicTeam }) {
  const { search } = useLocation()
  if (reviews.count === 0) return null
  const hrefOf = (changes: Record<string, string | null>) => {
    const params = new URLSearchParams(search)
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) params.delete(key)
      else params.set(key, value)
    }
    return `/t/${slug}${params.size > 0 ? `?${params}` : ''}#reviews`
  }
  return (
    <Section
      id="reviews"
      title={`${reviews.count} ${reviews.count === 1 ? 'review' : 'reviews'}`}
      text="From completed deals with the team only."
    >
      <ReviewList view={reviews} replier={name} hrefOf={hrefOf} />
    </Section>
  )
}
