import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { TeamFilter } from '#app/shared/teams/found/team-filter.tsx'
import { TeamRow } from '#app/shared/teams/found/team-row.tsx'
import rowsCssUrl from '#app/shared/teams/found/team-rows.css?url'
import { ShareBar } from '#app/shared/teams/share-bar.tsx'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { LitSection, lowWindows } from '#app/ui/shell/window-light.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Route } from './+types/teams.page.ts'
import { loadTeams } from './load-teams.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: teamsCssUrl },
  { rel: 'stylesheet', href: rowsCssUrl },
]

export const loader = readingShared(['settings', 'teams', 'categories'], loadTeams)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData && loaderData.page > 1 ? `Teams, page ${loaderData.page}` : 'Teams',
    description: 'Members who sell under one name and share what they earn, to the cent.',
    path: loaderData && loaderData.page > 1 ? `/teams?page=${loaderData.page}` : '/teams',
    image: 'home',
  })

/** A division for who has never seen one. */
const EXAMPLE = [
  { name: 'Mirela', basisPoints: 3750 },
  { name: 'Hana', basisPoints: 2750 },
  { name: 'Teo', basisPoints: 2000 },
  { name: 'Piotr', basisPoints: 1500 },
]

export default function TeamsPage({ loaderData }: Route.ComponentProps) {
  const { rows, count, page, pages, asked, tabs } = loaderData
  return (
    <main id="main">
      <LitSection windows={lowWindows}>
        <div className={tabs.length > 0 ? 'team-head has-tabs' : 'team-head'}>
          <div className="page-h">
            <div>
              <h1>Teams</h1>
              <p className="lede">
                Members who sell under one name. You agree on one price with one team, and what is released is
                split among its members, to the cent.
              </p>
            </div>
            <div className="row">
              <ButtonLink to="/team">Start a team</ButtonLink>
            </div>
          </div>
          {tabs.length > 0 ? <Tabs label="What they do" tabs={tabs} /> : null}
        </div>
      </LitSection>
      <div className="wrap">
        <TeamFilter
          {...loaderData}
          action="/teams"
          {...(asked.category ? { otherParams: { category: asked.category.path } } : {})}
        />
        <p role="status">
          <b>{count}</b>
        </p>
        {rows.length > 0 ? (
          <ul className="team-list">
            {rows.map((team) => (
              <TeamRow key={team.id} team={team} />
            ))}
          </ul>
        ) : (
          <EmptyState title="No team fits" actions={<ButtonLink to="/teams">Show all</ButtonLink>}>
            No team has all of this. Ask for less, or start one yourself.
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} />
        <Section title="Sell together" text="Two to thirty people. One name, its own reviews and figures.">
          <ShareBar parts={EXAMPLE} label="An example of shares" />
          <p>
            You agree on shares once. Each deal keeps those in force when it was accepted, and each member’s
            part goes straight to their own balance. <Link to="/team">How a team works</Link>
          </p>
        </Section>
      </div>
    </main>
  )
}
