import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { servicesIntents } from '../services/act-on-services.ts'
import { loadServiceList } from '../services/load-services.ts'
import { ServiceList } from '../services/service-list.tsx'
import servicesCssUrl from '../services/services.css?url'
import type { Route } from './+types/services.page.ts'
import { expectAskedTeam } from './find-asked-team.ts'
import { loadHead } from './load-head.ts'
import { WorkspaceHead } from './workspace-head.tsx'
import workspaceCssUrl from './workspace.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: teamsCssUrl },
  { rel: 'stylesheet', href: workspaceCssUrl },
  { rel: 'stylesheet', href: servicesCssUrl },
]

export const loader = reading(
  memberOnly(async (edge) => {
    const { own, asked } = await expectAskedTeam(edge)
    const { id: teamId, ownerId: sellerId } = asked.team
    const [head, services] = await Promise.all([
      loadHead(edge, own, asked),
      loadServiceList(edge, { teamId, sellerId }),
    ])
    return { head, services }
  }),
)

export const action = servicesIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Services of the team')

export default function TeamServicesPage({ loaderData: { head, services } }: Route.ComponentProps) {
  const { team, may } = head
  const mayAct = may['run its services']
  const mayBegin = mayAct && team.state === 'active' && !team.isForming
  const newOne = mayBegin ? (
    <ButtonLink look="main" to={`/my/services/new?team=${team.id}`}>
      <Icon name="plus" /> New service of the team
    </ButtonLink>
  ) : undefined
  return (
    <>
      <WorkspaceHead workspace={head} at="/services" />
      {head.counts.services > 0 && newOne ? <p className="team-lede">{newOne}</p> : null}
      <ServiceList
        data={services}
        label="Services of the team"
        at={{ path: '/team/services', of: team.slug }}
        mayAct={mayAct}
        empty={
          <EmptyState title="The team offers nothing yet" actions={newOne}>
            {mayAct
              ? 'What you write here is offered in the team’s name. Its owner and every manager can edit and pause it.'
              : 'The owner and the managers write what the team offers.'}
          </EmptyState>
        }
      />
    </>
  )
}
