import { Form, Link } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/compare.page.ts'
import cssUrl from './compare.css?url'
import { type ComparedData, loadCompared } from './load-compared.ts'
import { COMPARED_MOST, lengths } from './read-compared.ts'

const HERE = '/my/services/analytics/compare'
const lengthWords: Partial<Record<number, string>> = { 365: 'Year', 730: 'Two years' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]
export const loader = reading(memberOnly(loadCompared))
export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Compare services')

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.isPro) return <WithoutPro />
  const { asked, choices, columns, rows } = loaderData
  const hrefOf = (days: number) =>
    `${HERE}?${new URLSearchParams([['days', String(days)], ...columns.map(({ slug }) => ['service', slug])])}`
  return (
    <>
      <PageHead
        title="Compare services"
        lede="Against as many days before. The best of each row is marked. Days are UTC."
      >
        <nav className="seg sbs-seg" aria-label="Period">
          {lengths.map((days) => (
            <Link
              key={days}
              to={hrefOf(days)}
              aria-current={days === asked.days ? 'true' : undefined}
              preventScrollReset
            >
              {lengthWords[days] ?? `${days} days`}
            </Link>
          ))}
        </nav>
      </PageHead>
      {columns.length === 0 ? <NoServices /> : <SideBySide columns={columns} rows={rows} />}
      {choices.length > 1 ? <Choose choices={choices} days={asked.days} /> : null}
    </>
  )
}

type Shown = Extract<ComparedData, { isPro: true }>

function SideBySide({ columns, rows }: Pick<Shown, 'columns' | 'rows'>) {
  return (
    <Scroller label="Services side by side">
      <table className="table sbs">
        <caption className="sr">Services side by side</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Figure</span>
            </th>
            {columns.map(({ slug, title }) => (
              <th key={slug} scope="col">
                <Link to={`/my/services/analytics?service=${slug}`}>{title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map(({ value, change, isBest }, index) => (
                <td key={columns[index]?.slug}>
                  {isBest ? (
                    <b className="sbs-best">
                      {value}
                      <span className="sr"> (best)</span>
                    </b>
                  ) : (
                    value
                  )}
                  <small className="soft">{change}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** Which ones stand side by side: a plain form. */
function Choose({ choices, days }: { choices: Shown['choices']; days: number }) {
  return (
    <Form className="sbs-choose" action={HERE} preventScrollReset>
      <h2>Which ones</h2>
      <p className="soft">
        Up to {COMPARED_MOST}; of more the first {COMPARED_MOST} are shown.
      </p>
      <input type="hidden" name="days" value={days} />
      <ul key={choices.map(({ isShown }) => Number(isShown)).join('')}>
        {choices.map(({ slug, title, isShown }) => (
          <li key={slug}>
            <label className="check">
              <input type="checkbox" name="service" value={slug} defaultChecked={isShown} />
              <span>{title}</span>
            </label>
          </li>
        ))}
      </ul>
      <Button>Compare these</Button>
    </Form>
  )
}

const NoServices = () => (
  <EmptyState
    title="No services to compare"
    actions={<ButtonLink to="/my/services/new">Offer a service</ButtonLink>}
  >
    What you publish stands here side by side, with what it was looked at and sold.
  </EmptyState>
)

/** What it is, and nothing more. */
const WithoutPro = () => (
  <>
    <PageHead title="Compare services" />
    <EmptyState
      title="Side by side with PRO"
      actions={
        <>
          <ButtonLink to="/my/pro" look="main">
            See what PRO would bring you
          </ButtonLink>
          <ButtonLink to="/my/services/analytics">Service by service</ButtonLink>
        </>
      }
    >
      PRO puts up to {COMPARED_MOST} of your services beside one another over up to two years. The figures of
      each service, over a year, are yours without it.
    </EmptyState>
  </>
)
