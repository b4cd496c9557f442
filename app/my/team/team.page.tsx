import { Form, Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import balanceCssUrl from '../balance/balance.css?url'
import ordersCssUrl from '../orders/orders.css?url'
import type { Route } from './+types/team.page.ts'
import { type TeamIntent, teamIntents } from './act-on-team.ts'
import { Intro } from './intro.tsx'
import { loadTeamPage } from './load-team-page.ts'
import { Overview } from './overview.tsx'
import workspaceCssUrl from './workspace.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: teamsCssUrl },
  { rel: 'stylesheet', href: workspaceCssUrl },
  { rel: 'stylesheet', href: ordersCssUrl },
  { rel: 'stylesheet', href: balanceCssUrl },
]

export const loader = reading(loadTeamPage)

export const action = teamIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData?.workspace ? loaderData.workspace.team.name : 'Sell together',
    description: 'What a team is: one name, one price, and each payment split by agreed shares, to the cent.',
    path: '/team',
    image: 'home',
    noIndex: Boolean(loaderData?.isMember),
  })

const DONE = new Map([
  ['left', 'You left the team. What you earned stays yours.'],
  ['dissolved', 'The team is dissolved.'],
  ['declined', 'The invitation is declined.'],
])

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const { workspace, intro, invitations, isMember, canStart, done } = loaderData
  return (
    <>
      {DONE.has(done) ? (
        <Note role="status" icon="circle-check">
          {DONE.get(done)}
        </Note>
      ) : null}
      {invitations.map((one) => (
        <Note key={one.id} tone="info" icon="user-plus">
          <b>
            {one.by} invites you to <Link to={`/t/${one.slug}`}>{one.team}</Link>
          </b>{' '}
          as a {one.role} with {one.share}. Open until {one.until}.
          <Form method="post" action="/team" className="team-acts">
            <input type="hidden" name="invitationId" value={one.id} />
            <Button look="main" size="s" name="intent" value={'accept' satisfies TeamIntent}>
              Accept and join {one.team}
            </Button>
            <Button size="s" name="intent" value={'decline' satisfies TeamIntent}>
              Decline
            </Button>
          </Form>
        </Note>
      ))}
      {workspace ? (
        <>
          <Overview workspace={workspace} />
          {canStart ? (
            <p className="team-part">
              <ButtonLink look="bare" to="/team?new">
                Start a team of your own
              </ButtonLink>
            </p>
          ) : null}
        </>
      ) : (
        <Intro intro={intro} mayStart={isMember} canStart={canStart} />
      )}
    </>
  )
}
