import type { ReactNode } from 'react'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Cover } from '#app/ui/work/work.tsx'
import type { ComparedColumn } from './load-compared.ts'

type Row = { name: string; cell: (column: ComparedColumn) => ReactNode }

const rows: readonly Row[] = [
  {
    name: 'Price from',
    cell: ({ priceFrom, isCheapest }) => (
      <>
        <b>{priceFrom}</b> {isCheapest ? <Tag tone="ok">Lowest</Tag> : null}
      </>
    ),
  },
  {
    name: 'Delivered in',
    cell: ({ facts, isFastest }) => (
      <>
        {facts.days} {isFastest ? <Tag tone="ok">Fastest</Tag> : null}
      </>
    ),
  },
  { name: 'Revisions', cell: ({ facts }) => facts.revisions },
  { name: 'Rating', cell: ({ rating }) => (rating ? <Rate {...rating} /> : 'No reviews yet') },
  { name: 'Includes', cell: ({ facts }) => <Lines lines={facts.includes} /> },
  { name: 'Packages', cell: ({ facts }) => <Lines lines={facts.packages} /> },
  { name: 'Extras', cell: ({ facts }) => <Lines lines={facts.extras} /> },
  { name: 'Seller level', cell: ({ facts }) => facts.level },
  { name: 'Deals completed', cell: ({ facts }) => facts.completed },
  { name: 'On time', cell: ({ facts }) => facts.onTime || 'Not known yet' },
  { name: 'First reply', cell: ({ facts }) => facts.firstReply || 'Not known yet' },
]

/** A service a column; on a phone it scrolls sideways, and the names of the rows stay. */
export function ComparedTable({ columns }: { columns: readonly ComparedColumn[] }) {
  return (
    <Scroller label="Services side by side">
      <table className="table compared">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Part</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <ColumnHead column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((column) => (
                <td key={column.id}>{cell(column)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function ColumnHead({ column: { to, title, picture, by, without } }: { column: ComparedColumn }) {
  return (
    <>
      <KnownLink to={to} tabIndex={-1} aria-hidden="true">
        <Cover picture={picture} title={title} eager />
      </KnownLink>
      <KnownLink className="compared-title" to={to}>
        {title}
      </KnownLink>
      <span className="small soft">
        by <KnownLink to={by.to}>{by.name}</KnownLink>
      </span>
      <KnownLink className="small compared-off" to={without} aria-label={`Remove ${title}`}>
        Remove
      </KnownLink>
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className="faint">none</span>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
