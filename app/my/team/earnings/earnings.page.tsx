import { Link } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { earningSteps, type EarningStep, stepsShown } from '#domain/teams/earnings/earning-step-rules.ts'
import balanceCssUrl from '../../balance/balance.css?url'
import type { Route } from './+types/earnings.page.ts'
import { EarningLines } from './earning-lines.tsx'
import { type EarningsData, loadEarnings } from './load-earnings.ts'
import { WorkspaceHead } from '../workspace-head.tsx'
import workspaceCssUrl from '../workspace.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: teamsCssUrl },
  { rel: 'stylesheet', href: workspaceCssUrl },
  { rel: 'stylesheet', href: balanceCssUrl },
]

export const loader = reading(memberOnly(loadEarnings))

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Earnings of the team')

export default function EarningsPage({ loaderData }: Route.ComponentProps) {
  const { head, hasAny } = loaderData
  return (
    <>
      <WorkspaceHead workspace={head} at="/earnings" />
      {hasAny ? (
        <>
          <OverTime {...loaderData} />
          <EarningLines {...loaderData} />
        </>
      ) : (
        <EmptyState title="Nothing was released yet">
          Each release is split by the shares of its deal, to the cent. Every split will be a line here, and
          each line opens to its transfer.
        </EmptyState>
      )}
    </>
  )
}

const stepWords: Record<EarningStep, { label: string; of: string; point: string }> = {
  day: { label: 'Days', of: 'a day', point: 'Day' },
  week: { label: 'Weeks', of: 'a week', point: 'Week from' },
  month: { label: 'Months', of: 'a month', point: 'Month' },
}

const dayName = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })

function OverTime({ head, step, points, currency, month }: EarningsData) {
  const { of, point } = stepWords[step]
  const last = `${stepsShown[step]} ${stepWords[step].label.toLowerCase()}`
  const name = step === 'month' ? monthName : dayName
  return (
    <section className="team-part" aria-labelledby="over-time">
      <div className="team-part-head">
        <h2 id="over-time">Shared over time</h2>
        <nav className="seg" aria-label="Sums of">
          {earningSteps.map((one) => (
            <Link
              key={one}
              to={`/team/earnings?of=${head.team.slug}&by=${one}&month=${month.name}`}
              aria-current={one === step ? 'true' : undefined}
              preventScrollReset
            >
              {stepWords[one].label}
            </Link>
          ))}
        </nav>
        <ButtonLink look="bare" size="s" to={`/team/earnings.csv?of=${head.team.slug}`} reloadDocument>
          <Icon name="download" size={18} /> CSV
        </ButtonLink>
      </div>
      <p className="soft">What the team’s people got, after the commission. Days and times are UTC.</p>
      <LineChart
        label={`Shared ${of}, ${currency}, the last ${last} and the ${last} before`}
        points={points.map(({ at, now, before }) => ({ name: name.format(at), now, before }))}
        nowName={`The last ${last}`}
        beforeName={`The ${last} before`}
        format={(value) => formatMoney(value, currency)}
        formatTick={(value) => (Number.isInteger(value) ? formatMoney(value, currency, { trim: true }) : '')}
        pointName={point}
      />
    </section>
  )
}
