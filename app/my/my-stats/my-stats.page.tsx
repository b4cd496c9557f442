import { Link, useLocation } from 'react-router'
import { days } from '#app/shared/figures/figures.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { Kpis } from '#app/ui/figures/kpi/kpi.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { countDays } from '#domain/analytics/member-figures/stretch-rules.ts'
import type { Route } from './+types/my-stats.page.ts'
import { HERE } from './here.ts'
import { LevelChanges, LevelSection } from './level/level-section.tsx'
import { loadStats } from './load-stats.ts'
import cssUrl from './my-stats.css?url'
import type { ChartWords } from './panels/panel-view.tsx'
import { PanelChart, PanelView } from './panels/panel-view.tsx'
import { dayText } from './panels/point-names.ts'
import { PeriodForm, PeriodLinks } from './period-form.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]
export const loader = reading(memberOnly(loadStats))
export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'My figures')

const unitWords = { day: 'a day', week: 'a week', month: 'a month' } as const

export default function MyStatsPage({ loaderData }: Route.ComponentProps) {
  const { asked, isPro, isWhole, level, earned, funnel, selling, buying, timeZone, currency } = loaderData
  const { search } = useLocation()
  const length = countDays(asked.days)
  const words: ChartWords = {
    pointName: asked.unit === 'day' ? 'Day' : 'From',
    nowName: length === 1 ? 'this day' : `these ${days(length)}`,
    beforeName: length === 1 ? 'the day before' : `the ${length} before`,
    currency,
  }
  return (
    <div className="stats">
      <PageHead title="My figures">
        <PeriodLinks asked={asked} isPro={isPro} />
        <ButtonLink to={`${HERE}.csv${search}`} look="bare" size="s" reloadDocument>
          <Icon name="download" size={18} /> CSV
        </ButtonLink>
      </PageHead>
      {isWhole ? null : (
        <Note tone="info">
          What happened before is still being counted, so these figures are too small. Look again in some
          minutes.
        </Note>
      )}
      {level ? <LevelSection level={level} timeZone={timeZone} /> : null}
      <section className="stats-part stats-when" aria-labelledby="period">
        <h2 id="period">
          {dayText(asked.days.from)} to {dayText(asked.days.to)}
        </h2>
        <p className="soft small">
          Against {dayText(asked.before.from)} to {dayText(asked.before.to)}. Days are those of{' '}
          {timeZone.replaceAll('_', ' ')}.
          {isPro ? null : (
            <>
              {' '}
              <Link to="/my/pro">PRO goes back two years.</Link>
            </>
          )}
        </p>
        <PeriodForm asked={asked} />
      </section>
      {earned ? (
        <section className="stats-part" aria-labelledby="earned">
          <h2 id="earned">Earned, {unitWords[asked.unit]}</h2>
          <div className="stats-earned">
            <dl>
              <div>
                <dt>{earned.title}</dt>
                <dd>{earned.value}</dd>
                <dd className={`small ${earned.tone ?? 'soft'}`}>{earned.change}</dd>
              </div>
            </dl>
            <PanelChart panel={earned} words={words} />
          </div>
          <p className="small soft">{earned.note}</p>
        </section>
      ) : null}
      {level ? (
        <>
          <section className="stats-part" aria-labelledby="funnel">
            <h2 id="funnel">From seen to ordered</h2>
            <Kpis kpis={funnel} />
            {loaderData.canCompare ? (
              <p className="small">
                <Link to="/my/services/analytics">Service by service</Link>
                {' · '}
                <Link to="/my/services/analytics/compare">Compare services</Link>
              </p>
            ) : null}
          </section>
          <div className="stats-figs">
            {selling.map((panel) => (
              <PanelView key={panel.id} panel={panel} words={words} />
            ))}
          </div>
          <LevelChanges level={level} />
        </>
      ) : null}
      {buying.length > 0 ? (
        <section className="stats-part" aria-labelledby="buyer">
          <h2 id="buyer">As a buyer</h2>
          <div className="stats-figs">
            {buying.map((panel) => (
              <PanelView key={panel.id} panel={panel} words={words} />
            ))}
          </div>
        </section>
      ) : null}
      {level || earned || buying.length > 0 ? null : (
        <EmptyState
          title="Nothing to count yet"
          actions={<ButtonLink to="/my/services">Offer a service</ButtonLink>}
        >
          Once you buy or sell, what you earn, spend and answer is counted here, day by day.
        </EmptyState>
      )}
    </div>
  )
}
