import { useActionData } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import type { Route } from './+types/analytics.page.ts'
import { CaseView } from './disputes/case-view.tsx'
import { disputeIntents } from './disputes/decide.ts'
import { loadCase } from './disputes/load-case.ts'
import { FiguresView } from './figures/figures-view.tsx'
import { loadFigures } from './figures/load-figures.ts'
import cssUrl from './deals.css?url'

const HERE = '/admin/deals/analytics'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** Figures, or with `?dispute=` one dispute whole. */
export const loader = reading(
  staffOnly('disputes.read', async (edge) => {
    const disputeId = edge.url.searchParams.get('dispute')
    if (disputeId === null) return { figures: await loadFigures(edge) }
    return {
      dispute: await loadCase(edge, disputeId),
      isDecided: edge.url.searchParams.has('decided'),
      isAsked: edge.url.searchParams.has('asked'),
      isDecidedAgain: edge.url.searchParams.has('again'),
    }
  }),
)

export const action = disputeIntents((disputeId, done) => `${HERE}?dispute=${disputeId}&${done}=1`)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData?.dispute ? `Dispute: ${loaderData.dispute.deal.title}` : 'Deals, figures')

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  if (loaderData.figures) return <FiguresView loaded={loaderData.figures} />
  return (
    <CaseView
      loaded={loaderData.dispute}
      isDecided={loaderData.isDecided}
      isAsked={loaderData.isAsked}
      isDecidedAgain={loaderData.isDecidedAgain}
      lastResult={refusalFor('decide', refused)}
      refusedQuestion={refusalFor('ask-party', refused)}
      refusedAppeal={refusalFor('decide-appeal', refused)}
    />
  )
}
