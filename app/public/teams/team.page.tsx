import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import reviewsCssUrl from '#app/shared/reviews/reviews.css?url'
import rowsCssUrl from '#app/shared/teams/found/team-rows.css?url'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import type { Site } from '#app/site.ts'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { LitSection } from '#app/ui/shell/window-light.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { Route } from './+types/team.page.ts'
import { loadTeam, type PublicTeam } from './load-team.ts'
import { teamData } from './team-data.ts'
import { TeamHead } from './team-head.tsx'
import { MoreServices, People, Portfolio, Rail, Reviews } from './team-sections.tsx'
import cssUrl from './team.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: teamsCssUrl },
  { rel: 'stylesheet', href: rowsCssUrl },
  { rel: 'stylesheet', href: reviewsCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = readingShared(['settings'], loadTeam)

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
      <LitSection>
        <TeamHead team={team} />
        {team.services.length > 0 ? <Rail services={team.services} /> : null}
      </LitSection>
      <div className="wrap team-page">
        <StateNote team={team} />
        {team.people.length > 0 ? <People people={team.people} /> : null}
        <MoreServices services={team.services} />
        {team.about || team.skills.length > 0 ? <About team={team} /> : null}
        <Portfolio {...team} />
        <Reviews team={team} />
        {team.state === 'active' ? (
          <Section title="One price, split here">
            <p>
              You pay {team.name} once, and it waits in escrow. When you accept, each member is paid their
              part. Nobody in the team holds your money for the others.{' '}
              <Link to="/team">How a release is split</Link>
            </p>
          </Section>
        ) : null}
      </div>
    </main>
  )
}

function About({ team }: { team: PublicTeam }) {
  return (
    <Section title="About the team">
      {team.about ? <Markdown text={team.about} headingLevel={3} /> : null}
      {team.skills.length > 0 ? (
        <p className="team-acts">
          {team.skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </p>
      ) : null}
    </Section>
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
