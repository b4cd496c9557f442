import { Link, useLocation } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingCached } from '#app/edge.ts'
import { ReviewList } from '#app/shared/reviews/review-list.tsx'
import reviewsCssUrl from '#app/shared/reviews/reviews.css?url'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import type { Site } from '#app/site.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { LitSection, lowWindows } from '#app/ui/shell/window-light.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { WorkCard, WorkGrid } from '#app/ui/work/work.tsx'
import type { Route } from './+types/team.page.ts'
import { loadTeam, type PublicTeam } from './load-team.ts'
import { teamData } from './team-data.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: teamsCssUrl },
  { rel: 'stylesheet', href: reviewsCssUrl },
]

export const loader = readingCached(['settings'], loadTeam)

export const meta: Route.MetaFunction = ({ matches, loaderData: team }) => {
  if (!team) return []
  const site = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
  const isShown = team.state === 'active' && team.isFormed
  return [
    ...describePage(matches, {
      title: team.name,
      description: team.headline || `${team.name}, a team on ${site?.name ?? 'Guildhall'}.`,
      path: `/t/${team.slug}`,
      image: isShown ? `teams/${team.slug}` : 'home',
      noIndex: !isShown,
    }),
    ...(isShown ? [{ 'script:ld+json': teamData(team, site?.origin ?? '') }] : []),
  ]
}

export default function TeamPage({ loaderData: team }: Route.ComponentProps) {
  return (
    <main id="main">
      <LitSection windows={lowWindows}>
        <div className="team-head">
          <Crumbs trail={[{ label: 'Teams', to: '/teams' }, { label: team.name }]} />
          <Avatar name={team.name} size={64} />
          <h1>{team.name}</h1>
          {team.headline ? <p className="lede">{team.headline}</p> : null}
          <p className="soft">
            Together since {team.since}
            {team.country ? `, ${team.country}` : ''}
            {team.languages.length > 0 ? `. Speaks ${team.languages.join(', ')}.` : '.'}
          </p>
          {team.state === 'active' && team.isFormed ? (
            <ButtonLink to={`/my/messages/new?team=${team.slug}`} rel="nofollow">
              Message the team
            </ButtonLink>
          ) : null}
        </div>
      </LitSection>
      <div className="wrap">
        <StateNote team={team} />
        {team.services.length > 0 ? <Services services={team.services} /> : null}
        {team.people.length > 0 ? <People people={team.people} /> : null}
        {team.about ? (
          <section className="team-part" aria-labelledby="about">
            <h2 id="about">About the team</h2>
            <Markdown text={team.about} headingLevel={3} />
          </section>
        ) : null}
        {team.skills.length > 0 ? (
          <section className="team-part" aria-labelledby="skills">
            <h2 id="skills">Skills</h2>
            <p className="team-acts">
              {team.skills.map((skill) => (
                <Tag key={skill}>{skill}</Tag>
              ))}
            </p>
          </section>
        ) : null}
        {team.reviews.count > 0 ? <Reviews team={team} /> : null}
        {team.state === 'active' ? (
          <section className="team-part" aria-labelledby="one-price">
            <h2 id="one-price">One price, split here</h2>
            <p>
              You pay {team.name} once, and it waits in escrow. When you accept, each member is paid their
              part. Nobody in the team holds your money for the others.{' '}
              <Link to="/team">How a release is split</Link>
            </p>
          </section>
        ) : null}
      </div>
    </main>
  )
}

function Services({ services }: Pick<PublicTeam, 'services'>) {
  return (
    <section className="team-part" aria-labelledby="services">
      <h2 id="services">Services</h2>
      <WorkGrid>
        {services.map((work, place) => (
          <WorkCard key={work.id} {...work} eager={place < 3} />
        ))}
      </WorkGrid>
    </section>
  )
}

function Reviews({ team: { reviews, slug, name } }: { team: PublicTeam }) {
  const { search } = useLocation()
  const hrefOf = (changes: Record<string, string | null>) => {
    const params = new URLSearchParams(search)
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) params.delete(key)
      else params.set(key, value)
    }
    return `/t/${slug}${params.size > 0 ? `?${params}` : ''}#reviews`
  }
  return (
    <section className="team-part" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">
        {reviews.count} {reviews.count === 1 ? 'review' : 'reviews'}
      </h2>
      <p className="soft">From completed deals with the team only.</p>
      <ReviewList view={reviews} replier={name} hrefOf={hrefOf} />
    </section>
  )
}

function StateNote({ team }: { team: PublicTeam }) {
  if (team.state === 'dissolved')
    return (
      <Note tone="info">
        <b>This team is dissolved</b>
        {team.dissolved ? ` since ${team.dissolved}` : ''}. It takes no work any more.{' '}
        <Link to="/teams">See other teams</Link>
      </Note>
    )
  if (team.state === 'suspended')
    return (
      <Note tone="warn">
        <b>This team is suspended.</b> It takes no new work now; deals that are open go on.
      </Note>
    )
  if (!team.isFormed)
    return (
      <Note tone="info">
        <b>This team is being formed.</b> It takes work once somebody else has joined.
      </Note>
    )
  return null
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

function People({ people }: Pick<PublicTeam, 'people'>) {
  return (
    <section className="team-part" aria-labelledby="people">
      <h2 id="people">{COUNTED[people.length] ?? `${people.length} people`}</h2>
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
    </section>
  )
}
