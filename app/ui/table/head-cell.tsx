import { Link, useLocation } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import { sortDirection, sortHref } from './sort.ts'
import type { Column } from './column.ts'

type HeadCellProps<Row> = { column: Column<Row>; sort: string | undefined; param: string | undefined }

/** A column's name; when it can be sorted by, a link that does it. */
export function HeadCell<Row>({ column, sort, param }: HeadCellProps<Row>) {
  const { search } = useLocation()
  const className = column.align ? 'n' : undefined
  if (!column.sort) {
    return (
      <th className={className} scope="col">
        {column.headHidden ? <span className="sr">{column.head}</span> : column.head}
      </th>
    )
  }
  const { key } = column
  const direction = sortDirection(sort, key)
  const first = column.first ?? (column.align ? 'descending' : 'ascending')
  return (
    <th className={className} scope="col" aria-sort={direction}>
      <Link to={sortHref(search, { sort, key, first, param })} preventScrollReset>
        {column.head}
        {direction ? <Icon name={direction === 'ascending' ? 'arrow-up' : 'arrow-down'} size={14} /> : null}
      </Link>
    </th>
  )
}
