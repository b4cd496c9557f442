import { useRef, type ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import { Scroller } from '../scroller/scroller.tsx'
import { HeadCell } from './head-cell.tsx'
import { SelectAll, SelectionCount, clearSelection, type Selection } from './selection.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { Column } from './column.ts'

type DataTableProps<Row> = {
  /** What the rows are; read out before the table. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The sort in force, as in the address: `name` or `-name`. */
  sort?: string | undefined
  sortParam?: string | undefined
  select?: Selection<Row> | undefined
  /** How many there are, shown above the table. */
  count?: ReactNode
  csvHref?: string | undefined
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode
  tight?: boolean | undefined
  /** J and K move, X selects, Enter opens. */
  keys?: boolean | undefined
}

/** Rows to compare and act on. Sorting and pages live in the address; selection is a form: all of it works without script. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const root = useRef<HTMLDivElement>(null)
  useRowKeys(root, props.keys ?? true)
  const { select, rows, empty } = props
  if (rows.length === 0 && empty) return <div className="data">{empty}</div>
  const table = <TableItself {...props} />
  return (
    <div className="data" ref={root}>
      {select ? (
        <Form method="post" action={select.action} preventScrollReset>
          <TableBar {...props} />
          {table}
        </Form>
      ) : (
        <>
          <TableBar {...props} />
          {table}
        </>
      )}
    </div>
  )
}

/** One line above the table: how many and the download; once rows are selected, what can be done with them. */
function TableBar<Row>({ count, csvHref, select }: DataTableProps<Row>) {
  if (!count && !csvHref && !select) return null
  return (
    <div className="data-bar">
      <div className="data-about">
        <span className="soft">{count}</span>
        {csvHref ? (
          <Link className="data-csv" to={csvHref} reloadDocument>
            <Icon name="download" size={18} />
            CSV
          </Link>
        ) : null}
      </div>
      {select ? (
        <div className="actbar" role="toolbar" aria-label="With the selected rows">
          <SelectionCount />
          {select.actions}
          <span className="grow" />
          {select.note ? <span className="hide-s">{select.note}</span> : null}
          <button type="reset" className="actbar-clear" onClick={clearSelection}>
            Clear
          </button>
        </div>
      ) : null}
    </div>
  )
}

function TableItself<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, select, tight, sort, sortParam } = props
  return (
    <Scroller label={label}>
      <table className={tight ? 'table table-tight data-table' : 'table data-table'}>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            {select ? (
              <th className="data-pick" scope="col">
                <SelectAll />
              </th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} param={sortParam} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {select ? <PickCell row={row} select={select} /> : null}
              {columns.map((column) => (
                <td key={column.key} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function PickCell<Row>({ row, select }: { row: Row; select: Selection<Row> }) {
  return (
    <td className="data-pick">
      <label className="check">
        <input
          type="checkbox"
          name={select.name}
          value={select.valueOf(row)}
          defaultChecked={select.chosen?.includes(select.valueOf(row))}
          aria-label={`Select ${select.labelOf(row)}`}
        />
      </label>
    </td>
  )
}

function cellClass<Row>({ align, phone, text }: Column<Row>): string {
  return `${align ? 'n ' : ''}${text ? `t-${text} ` : ''}p-${phone ?? 'none'}`
}
