import { Form, Link, useLocation } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { DataTable } from '#app/ui/table/table.tsx'
import { hasPro } from '#domain/accounts/index.ts'
import { findServiceAnalytics } from '#domain/analytics/index.ts'
import { findQualityHistory } from '#domain/catalogue/index.ts'
import type { Route } from './+types/analytics.page.ts'
import cssUrl from './analytics.css?url'
import { arrangeRows, ROWS_A_PAGE } from './arrange-rows.ts'
import { Figures } from './figures.tsx'
import { measureWords } from './measures.ts'
import { lengthsFor, measures, readAnalyticsAsked } from './read-asked.ts'
import { Quality } from './quality.tsx'
import { viewQuality } from './quality-view.ts'
import { rowColumns } from './row-columns.tsx'
import { SeenChart } from './seen-chart.tsx'

const HERE = '/my/services/analytics'
const CHANGES_SHOWN = 20
const lengthWords: Partial<Record<number, string>> = { 365: 'Year', 730: 'Two years' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  memberOnly(async ({ db, actor, viewer, clock, url, settings }) => {
    const isPro = hasPro(viewer, clock.now())
    const asked = readAnalyticsAsked(url.searchParams, isPro)
    const found = await findServiceAnalytics(db, actor.id, { ...asked, now: clock.now() })
    const { services, period, ...figures } = found
    const history = asked.slug
      ? await findQualityHistory(db, { sellerId: actor.id, slug: asked.slug, most: CHANGES_SHOWN })
      : undefined
    return {
      ...figures,
      ...arrangeRows(services, asked),
      asked,
      isPro,
      currency: settings.currency,
      daysAPoint: period.daysAPoint,
      hasAny: services.length > 0,
      hasMedians: services.some(({ median }) => median),
      quality: history ? viewQuality(history) : null,
      chosen: services.find(({ slug }) => slug === asked.slug) ?? null,
    }
  }),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Analytics',
    description: 'Impressions, views, favourites and sales of your services over time.',
    path: HERE,
    image: 'home',
    noIndex: true,
  })

/** The same page with some of what it asks for changed; it begins again with the first rows. */
function useHref() {
  const { search } = useLocation()
  return (changes: Record<string, string | null>) => {
    const params = new URLSearchParams(search)
    params.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) params.delete(name)
      else params.set(name, value)
    }
    return params.size === 0 ? HERE : `${HERE}?${params}`
  }
}

export default function AnalyticsPage({ loaderData }: Route.ComponentProps) {
  const { asked, isPro, chosen, hasAny, total, points, daysAPoint, currency, quality } = loaderData
  const hrefOf = useHref()
  if (!hasAny) return <NoServices />
  return (
    <>
      <PageHead
        title="Analytics"
        lede={
          <>
            Counted once per visitor per day. Bots and your own visits excluded. Days are UTC.
            {isPro ? null : (
              <>
                {' '}
                <Link to="/my/pro">PRO goes back two years.</Link>
              </>
            )}{' '}
            <Link to="/my/services/analytics/compare">Compare services</Link>
          </>
        }
      >
        <nav className="seg seen-seg" aria-label="Period">
          {lengthsFor(isPro).map((days) => (
            <Link
              key={days}
              to={hrefOf({ days: String(days) })}
              aria-current={days === asked.days ? 'true' : undefined}
              preventScrollReset
            >
              {lengthWords[days] ?? `${days} days`}
            </Link>
          ))}
        </nav>
      </PageHead>
      {chosen ? (
        <p className="seen-chosen">
          Only <Link to={`/services/${chosen.slug}`}>{chosen.title}</Link>.{' '}
          <Link to={hrefOf({ service: null })} preventScrollReset>
            All services together
          </Link>
        </p>
      ) : null}
      <Figures total={total} points={points} currency={currency} />
      <section className="seen-part">
        <div className="seen-head">
          <h2>Over time</h2>
          <nav className="seg seen-seg" aria-label="Figure">
            {measures.map((measure) => (
              <Link
                key={measure}
                to={hrefOf({ of: measure })}
                aria-current={measure === asked.of ? 'true' : undefined}
                preventScrollReset
              >
                {measureWords[measure]}
              </Link>
            ))}
          </nav>
        </div>
        <SeenChart
          of={asked.of}
          days={asked.days}
          daysAPoint={daysAPoint}
          points={points}
          currency={currency}
        />
      </section>
      {quality ? <Quality {...quality} /> : null}
      <Services {...loaderData} />
    </>
  )
}

const stateOptions = [
  { value: 'published', label: 'Published' },
  { value: 'paused', label: 'Paused' },
  { value: 'archived', label: 'Archived' },
]

function Services({
  asked,
  rows,
  found,
  page,
  pages,
  hasMedians,
  currency,
}: Route.ComponentProps['loaderData']) {
  const hrefOf = useHref()
  const { search } = useLocation()
  const { by, descending } = asked.sort
  return (
    <section className="seen-part">
      <h2>Service by service</h2>
      <p className="soft">
        {hasMedians
          ? 'Under each figure: the service in the middle of its category, among those that anyone saw. Counted every night.'
          : 'The middle of each category is counted at night: from tomorrow it stands under your figures.'}
      </p>
      <Form className="bar seen-filters" role="search" aria-label="Services" action={HERE} preventScrollReset>
        <input type="hidden" name="days" value={asked.days} />
        <input type="hidden" name="of" value={asked.of} />
        {asked.slug ? <input type="hidden" name="service" value={asked.slug} /> : null}
        <span className="search">
          <Icon name="search" />
          <input
            key={asked.words}
            type="search"
            name="q"
            aria-label="Search my services"
            placeholder="Title"
            defaultValue={asked.words}
            maxLength={80}
          />
        </span>
        <Select
          key={`state ${asked.state}`}
          name="state"
          small
          aria-label="State"
          placeholder="Any state"
          options={stateOptions}
          defaultValue={asked.state ?? ''}
        />
        <Button size="s">Show</Button>
      </Form>
      <DataTable
        label="Services by how they were seen"
        columns={rowColumns((slug) => hrefOf({ service: slug }), currency)}
        rows={rows}
        rowKey={(row) => row.id}
        sort={`${descending ? '-' : ''}${by}`}
        count={`${found} ${found === 1 ? 'service' : 'services'}`}
        csvHref={`/my/services/analytics.csv${search}`}
        keys={false}
        empty={
          <EmptyState title="Nothing fits" actions={<ButtonLink to={HERE}>Show all</ButtonLink>}>
            None of your services has all of this. Search for less, or choose any state.
          </EmptyState>
        }
      />
      <Pagination page={page} pages={pages} note={`${ROWS_A_PAGE} a page`} />
    </section>
  )
}

function NoServices() {
  return (
    <>
      <PageHead title="Analytics" />
      <EmptyState
        title="No published services yet"
        actions={
          <ButtonLink look="main" to="/my/services/new">
            Write a service
          </ButtonLink>
        }
      >
        When your first service is published, this page shows who saw it in lists, who opened it and who kept
        it.
      </EmptyState>
    </>
  )
}
