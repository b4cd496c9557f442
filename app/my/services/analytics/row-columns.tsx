import { Link } from 'react-router'
import { Money } from '#app/ui/money/money.tsx'
import type { Column } from '#app/ui/table/column.ts'
import type { ServiceRow } from '#domain/analytics/index.ts'
import { clickThroughOf, conversionOf, percentText } from './click-through.ts'

const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

const STATES: Partial<Record<ServiceRow['state'], string>> = {
  paused: 'paused',
  archived: 'archived',
  rejected: 'sent back',
}

type BesideProps = { value: string; word: string; median: string | undefined }

/** A figure and, under it, what the service in the middle of its category has. On a phone, where no head names it, the word does. */
function Beside({ value, word, median }: BesideProps) {
  return (
    <>
      {value}
      <span className="seen-word"> {word}</span>
      {median === undefined ? null : <small className="soft seen-median">median {median}</small>}
    </>
  )
}

/** `hrefOf` narrows the page to one service. */
export function rowColumns(hrefOf: (slug: string) => string, currency: string): Column<ServiceRow>[] {
  const count = (key: 'impressions' | 'views' | 'favourites', head: string): Column<ServiceRow> => ({
    key,
    head,
    align: 'end',
    sort: true,
    first: 'descending',
    cell: ({ now, median }) => (
      <Beside
        value={figure.format(now[key])}
        word={key}
        median={median ? figure.format(median[key]) : undefined}
      />
    ),
  })
  return [
    {
      key: 'title',
      head: 'Service',
      sort: true,
      phone: 'title',
      cell: ({ slug, title, state }) => (
        <>
          <Link to={hrefOf(slug)} preventScrollReset>
            {title}
          </Link>
          {STATES[state] ? <small className="soft"> {STATES[state]}</small> : null}
        </>
      ),
    },
    { ...count('impressions', 'Impressions'), phone: 'under' },
    { ...count('views', 'Views'), phone: 'title-end' },
    {
      key: 'click-through',
      head: 'Click-through',
      align: 'end',
      sort: true,
      first: 'descending',
      phone: 'under-end',
      cell: ({ now, median }) => (
        <Beside
          value={percentText(clickThroughOf(now))}
          word="click-through"
          median={median?.clickThrough == null ? undefined : percentText(median.clickThrough)}
        />
      ),
    },
    count('favourites', 'Favourites'),
    {
      key: 'orders',
      head: 'Orders',
      align: 'end',
      sort: true,
      first: 'descending',
      cell: ({ now }) => figure.format(now.orders),
    },
    {
      key: 'conversion',
      head: 'Conversion',
      align: 'end',
      sort: true,
      first: 'descending',
      cell: ({ now }) => percentText(conversionOf(now)),
    },
    {
      key: 'earned',
      head: 'Earned, before fees',
      align: 'end',
      sort: true,
      first: 'descending',
      cell: ({ now }) => <Money minor={now.earnedMinor} currency={currency} />,
    },
  ]
}
