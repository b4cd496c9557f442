import { Link, useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { ShareBar } from '#app/shared/teams/share-bar.tsx'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { AdminPart } from '../admin-part.tsx'
import type { Route } from './+types/team.page.ts'
import { loadTeam } from './load-team.ts'
import { shownForms, TeamActs } from './team-acts.tsx'
import { TeamDeals, TeamEarnings, TeamFigures } from './team-work.tsx'
import { stateNames, stateTones } from './state-words.ts'
import { teamIntents } from './team-intents.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: teamsCssUrl }]

export const loader = reading(staffOnly('team.administer', loadTeam))

export const action = teamIntents

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(loaderData?.team.name ?? 'Team')

const DONE = new Map([
  ['suspended', 'Suspended. Everyone in the team was told why.'],
  ['lifted', 'The suspension is lifted, and everyone was told.'],
  ['renamed', 'Renamed, and everyone was told.'],
  ['removed', 'Removed, and everyone was told. Their share is the owner’s.'],
  ['offered', 'Offered. The team changes hands when they accept.'],
  ['offer-withdrawn', 'The offer is taken back. Whoever had it and the owner were told.'],
])

export default function AdminTeamPage({ loaderData }: Route.ComponentProps) {
  const { work, team, people, bar, divisions, invitations, events, done, offeredTo } = loaderData
  const refused = useActionData<RefusedForm>()
  return (
    <>
      <PageHead
        title={team.name}
        lede={
          <>
            {team.headline ? `${team.headline}. ` : ''}
            <Link to={`/t/${team.slug}`}>/t/{team.slug}</Link>, since {team.since}
          </>
        }
      >
        <Tag tone={stateTones[team.state]}>{stateNames[team.state]}</Tag>
      </PageHead>
      {DONE.has(done) && !refused ? (
        <Note role="status" icon="circle-check">
          {DONE.get(done)}
        </Note>
      ) : null}
      <RefusedElsewhere
        result={refusalElsewhere(shownForms(loaderData), refused)}
        wrote={{ reason: 'Reason' }}
      />
      {team.reason ? (
        <Note tone="bad">
          <b>Suspended{team.until ? ` until ${team.until}` : ''}.</b> {team.reason}
        </Note>
      ) : null}
      {offeredTo ? (
        <Note tone="info">The team is offered to {offeredTo}, who has not answered yet.</Note>
      ) : null}
      <TeamFigures work={work} />
      <AdminPart id="people" title="People and shares">
        <div>
          <ShareBar parts={bar} label="Shares in force" />
          <ul className="team-rows">
            {people.map((person) => (
              <li key={person.id}>
                <span className="team-person">
                  <Avatar name={person.name} src={person.avatar} size={32} />
                  <span>
                    <b>
                      <Link to={`/admin/users/${person.id}`}>{person.name}</Link>
                    </b>
                    <small className="soft">
                      {person.roleName}, since {person.joined}
                    </small>
                  </span>
                </span>
                <span className="team-earned">
                  {person.basisPoints.toLocaleString('en-US')} of 10,000
                  <small className="soft">
                    <Money minor={person.earned} currency={work.currency} /> in a year
                  </small>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </AdminPart>
      {invitations.length > 0 ? (
        <AdminPart id="invited" title="Invited">
          <ul className="team-rows">
            {invitations.map((one) => (
              <li key={one.id}>
                <span>{one.words}</span>
                <small className="soft">
                  {one.isExpired ? 'expired' : 'until'} {one.until}
                </small>
              </li>
            ))}
          </ul>
        </AdminPart>
      ) : null}
      <TeamEarnings work={work} />
      <TeamDeals work={work} />
      <AdminPart id="versions" title="Versions of shares">
        <ol className="team-log">
          {divisions.map((one) => (
            <li key={one.number}>
              <span className="soft">
                {one.number}, {one.state.replace('-', ' ')}
              </span>
              <span>
                {one.words}
                <br />
                <small className="soft">{one.proposed}</small>
              </span>
            </li>
          ))}
        </ol>
      </AdminPart>
      <TeamActs data={loaderData} refused={refused} />
      <AdminPart id="events" title="What happened">
        <ol className="team-log">
          {events.map(({ id, at, words }) => (
            <li key={id}>
              <span className="soft">{at}</span>
              <span>{words}</span>
            </li>
          ))}
        </ol>
      </AdminPart>
    </>
  )
}
