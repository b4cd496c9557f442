import { Link } from 'react-router'
import { reading, staffOnly } from '#app/edge.ts'
import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import type { Route } from './+types/admin.page.ts'
import { DealFigures } from './dashboard/deal-figures.tsx'
import { Figures } from './dashboard/figures.tsx'
import cssUrl from './dashboard/dashboard.css?url'
import { firstStepsIntents } from './dashboard/first-steps/first-steps-intents.ts'
import { FirstSteps } from './dashboard/first-steps/first-steps.tsx'
import { loadDashboard } from './dashboard/load-dashboard.ts'
import { MembersByState } from './dashboard/members-by-state.tsx'
import type { PeriodKind } from './dashboard/periods.ts'
import { Queues } from './dashboard/queues.tsx'
import { System } from './dashboard/system.tsx'
import { describeAdminPage } from './describe-admin-page.ts'
import { FindForm } from './find/find-form.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(staffOnly('administration.enter', loadDashboard))
export const action = firstStepsIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Today')

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const whole = (value: number) => String(value)
/** There is no half of a person. */
const wholeTick = (value: number) => (Number.isInteger(value) ? String(value) : '')

export default function AdminPage({ loaderData }: Route.ComponentProps) {
  const {
    now,
    title,
    period,
    days,
    signUps,
    queues,
    members,
    health,
    deals,
    currency,
    firstSteps,
    ...figures
  } = loaderData
  return (
    <>
      <PageHead
        title={title}
        lede={`Until ${exactTime(now)}. Solid line this fortnight, dashed the one before.`}
      >
        <PeriodLinks current={period} />
      </PageHead>
      <FindForm words="" />
      {firstSteps ? <FirstSteps {...firstSteps} /> : null}
      {deals ? (
        <section className="admin-part">
          <h2>
            <Link to="/admin/deals/analytics">Deals</Link>
          </h2>
          <DealFigures deals={deals} currency={currency} />
        </section>
      ) : null}
      <Figures signUps={signUps} {...figures} />
      <div className="split admin-part">
        <section>
          <h2>Sign-ups, a day</h2>
          <LineChart
            label="Sign-ups a day, this fortnight and the one before"
            points={days.map((from, index) => ({
              name: day.format(from),
              now: signUps.days[index] ?? 0,
              before: signUps.daysBefore[index] ?? 0,
            }))}
            nowName="This fortnight"
            beforeName="The one before"
            format={whole}
            formatTick={wholeTick}
            pointName="Day"
          />
        </section>
        <section>
          <h2>Waiting for you</h2>
          <Queues now={now} queues={queues} />
        </section>
      </div>
      <section className="admin-part">
        <h2>Members by state</h2>
        <MembersByState members={members} />
      </section>
      {health ? (
        <section className="admin-part">
          <h2>System</h2>
          <System health={health} />
        </section>
      ) : null}
    </>
  )
}

const PERIODS: { kind: PeriodKind; label: string }[] = [
  { kind: 'day', label: 'Day' },
  { kind: 'week', label: 'Week' },
  { kind: 'month', label: 'Month' },
]

function PeriodLinks({ current }: { current: PeriodKind }) {
  return (
    <nav className="seg admin-periods" aria-label="Period">
      {PERIODS.map(({ kind, label }) => (
        <Link
          key={kind}
          to={kind === 'day' ? '/admin' : `/admin?by=${kind}`}
          aria-current={kind === current ? 'true' : undefined}
          preventScrollReset
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
