import { Form, Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingCached } from '#app/edge.ts'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { ShareBar } from '#app/shared/teams/share-bar.tsx'
import { Avatar, Faces } from '#app/ui/avatar/avatar.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { LitSection, lowWindows } from '#app/ui/shell/window-light.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { sizeNames, teamSizes } from '#domain/teams/queries/directory-rules.ts'
import type { Route } from './+types/teams.page.ts'
import { loadTeams } from './load-teams.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: teamsCssUrl }]

export const loader = readingCached(['teams'], loadTeams)

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
  const { teams, count, page, pages } = loaderData
  return (
    <main id="main">
      <LitSection windows={lowWindows}>
        <div className="team-head">
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
        </div>
      </LitSection>
      <div className="wrap">
        <Filter {...loaderData} />
        <p role="status">
          <b>
            {count} {count === 1 ? 'team' : 'teams'}
          </b>
        </p>
        {teams.length > 0 ? (
          <ul className="team-rows is-directory">
            {teams.map((team) => (
              <TeamRow key={team.slug} team={team} />
            ))}
          </ul>
        ) : (
          <EmptyState title="No team fits" actions={<ButtonLink to="/teams">Show all</ButtonLink>}>
            No team has all of this. Ask for less, or start one yourself.
          </EmptyState>
        )}
        <Pagination page={page} pages={pages} />
        <section className="team-part" aria-labelledby="together">
          <h2 id="together">Sell together</h2>
          <ShareBar parts={EXAMPLE} label="An example of shares" />
          <p>
            You agree on shares once. Each deal keeps those in force when it was accepted, and each member’s
            part goes straight to their own balance. <Link to="/team">How a team works</Link>
          </p>
        </section>
      </div>
    </main>
  )
}

function Filter({ filters, choices }: Pick<Route.ComponentProps['loaderData'], 'filters' | 'choices'>) {
  return (
    <Form key={JSON.stringify(filters)} action="/teams" className="directory-filter">
      <Field label="Words">
        <TextInput type="search" name="q" defaultValue={filters.words} maxLength={60} />
      </Field>
      <Field label="Language">
        <Select
          name="language"
          options={choices.languages}
          placeholder="Any language"
          defaultValue={filters.language}
        />
      </Field>
      <Field label="Skill">
        <Select name="skill" options={choices.skills} placeholder="Any skill" defaultValue={filters.skill} />
      </Field>
      <Field label="Size">
        <Select
          name="size"
          options={teamSizes.map((value) => ({ value, label: sizeNames[value] }))}
          defaultValue={filters.size}
        />
      </Field>
      <Field label="Sorted by">
        <Select
          name="sort"
          options={[
            { value: 'newest', label: 'Newest first' },
            { value: 'size', label: 'Largest first' },
          ]}
          defaultValue={filters.sort}
        />
      </Field>
      <Button>Show</Button>
    </Form>
  )
}

function TeamRow({ team }: { team: Route.ComponentProps['loaderData']['teams'][number] }) {
  return (
    <li>
      <div>
        <h2 className="team-name">
          <Avatar name={team.name} size={40} />
          <Link to={`/t/${team.slug}`}>{team.name}</Link>
        </h2>
        {team.headline ? <p>{team.headline}</p> : null}
        <p className="team-acts">
          {team.skills.map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
        </p>
      </div>
      <div>
        <Faces faces={team.faces} size={32} most={5} />
        <p className="soft">
          {team.size} people{team.country ? `, ${team.country}` : ''}
        </p>
      </div>
    </li>
  )
}
