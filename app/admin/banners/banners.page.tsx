import { Link, useNavigate } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { usePageKeys } from '#app/admin/use-page-keys.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { periodLengths } from '#domain/views/period-rules.ts'
import type { Route } from './+types/banners.page.ts'
import { BANNERS } from './banner-lines.ts'
import { BannersTable } from './banners-table.tsx'
import cssUrl from './banners.css?url'
import { type BannersData, loadBanners } from './load-banners.ts'
import { Spots } from './spots.tsx'
import { Timeline } from './timeline.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(staffOnly('banner.read', loadBanners))

export const meta: Route.MetaFunction = () => describeAdminPage('Banners')

const keyWords = { c: 'Write a new banner' }

export default function BannersPage({ loaderData }: Route.ComponentProps) {
  const { lines, at, now, length } = loaderData
  const navigate = useNavigate()
  usePageKeys({ c: () => void navigate(`${BANNERS}/new`) }, keyWords)
  const shown = at ? lines.filter(({ placement }) => placement === at) : lines
  return (
    <>
      <PageHead
        title="Banners"
        lede="Words of the marketplace’s own, in five places. They never enter ranking or recommendations."
      >
        <ButtonLink to={`${BANNERS}/new${at ? `?at=${at}` : ''}`} look="main" size="s">
          <Icon name="plus" size={18} /> New banner <kbd>C</kbd>
        </ButtonLink>
      </PageHead>
      <Spots spots={loaderData.spots} at={at} length={length} />
      <section className="admin-part" aria-labelledby="when">
        <div className="bn-row">
          <h2 id="when">When</h2>
          <p className="soft">
            One banner a place at a time: several take turns, each as many minutes as it weighs.
          </p>
        </div>
        <Timeline lines={shown} at={at} now={now} />
      </section>
      <section className="admin-part" aria-labelledby="came">
        <div className="bn-row">
          <h2 id="came">What came of them</h2>
          <Period at={at} length={length} />
        </div>
        {shown.length === 0 ? (
          <EmptyState
            title={at ? 'Nothing hangs here yet' : 'There is no banner yet'}
            actions={<ButtonLink to={`${BANNERS}/new${at ? `?at=${at}` : ''}`}>Write a banner</ButtonLink>}
          >
            Say what is new in a line, where people are when it matters to them. Nobody sees a draft.
          </EmptyState>
        ) : (
          <BannersTable lines={shown} csvHref={`${BANNERS}.csv?days=${length}${at ? `&at=${at}` : ''}`} />
        )}
      </section>
    </>
  )
}

function Period({ at, length }: Pick<BannersData, 'at' | 'length'>) {
  return (
    <nav className="seg" aria-label="Period">
      {periodLengths.map((days) => (
        <Link
          key={days}
          to={`${BANNERS}?days=${days}${at ? `&at=${at}` : ''}`}
          aria-current={days === length ? 'true' : undefined}
          preventScrollReset
        >
          {days === 365 ? 'Year' : `${days} days`}
        </Link>
      ))}
    </nav>
  )
}
