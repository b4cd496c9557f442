import { useEffect, type KeyboardEvent } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { IconButton } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import type { TreeRow } from './tree-rows.ts'
import { useDragOrder, type DragOrder } from './use-drag-order.ts'
import type { CategoriesIntent } from './act-on-categories.ts'

type TreeListProps = {
  rows: readonly TreeRow[]
  chosenId: string | undefined
  /** Places are not shown while some are left out. */
  isFiltered: boolean
  /** The button that was pressed last, so that it can be pressed again. */
  went: string | null
}

/** The whole tree. Order by the buttons, by Alt and an arrow, or by dragging. */
export function TreeList({ rows, chosenId, isFiltered, went }: TreeListProps) {
  const { key } = useLocation()
  const drag = useDragOrder()
  if (rows.length === 0) {
    return (
      <p className="soft">
        {isFiltered
          ? 'No category fits. Search for less, or show all.'
          : 'No category yet. Add the first one.'}
      </p>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys press the buttons that stand in the rows.
    <div className="tree" onKeyDown={orderByKey}>
      {went === null ? null : <FocusAgain key={key} went={went} />}
      <Level rows={rows} chosenId={chosenId} isFiltered={isFiltered} drag={drag} />
    </div>
  )
}

/** Rows have changed places: the focus goes along, or to the other button where the row can go no further. */
function FocusAgain({ went }: { went: string }) {
  useEffect(() => {
    const button = document.getElementById(went)
    const isSpent = button instanceof HTMLButtonElement && button.disabled
    document.getElementById(isSpent ? otherWay(went) : went)?.focus()
  }, [went])
  return null
}

const otherWay = (id: string) =>
  id.startsWith('up-') ? id.replace(/^up-/, 'down-') : id.replace(/^down-/, 'up-')

function orderByKey(event: KeyboardEvent<HTMLElement>) {
  const way = event.key === 'ArrowUp' ? 'up' : event.key === 'ArrowDown' ? 'down' : undefined
  if (!way || !event.altKey || !(event.target instanceof Element)) return
  event.preventDefault()
  const id = event.target.closest('[data-category]')?.getAttribute('data-category')
  document.getElementById(`${way}-${id}`)?.click()
}

type LevelProps = Omit<TreeListProps, 'went'> & { drag: DragOrder }

function Level({ rows, ...shared }: LevelProps) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} id={`c-${row.id}`} data-category={row.id}>
          <Row row={row} {...shared} />
          {row.below.length > 0 ? <Level rows={row.below} {...shared} /> : null}
        </li>
      ))}
    </ul>
  )
}

function Row({ row, chosenId, isFiltered, drag }: Omit<LevelProps, 'rows'> & { row: TreeRow }) {
  const { pathname, search } = useLocation()
  return (
    <div className="tree-row" {...(isFiltered ? {} : drag(row))}>
      <Icon name={row.icon} size={18} />
      <Link
        to={`${pathname}?category=${row.id}#chosen`}
        preventScrollReset
        aria-current={row.id === chosenId ? 'true' : undefined}
      >
        {row.title}
      </Link>
      {row.isHidden ? <Tag>Hidden</Tag> : null}
      <small className="tree-path hide-s">/{row.path}</small>
      <span className="n" title="Services here and below">
        {formatCount(row.count)}
      </span>
      {isFiltered ? null : (
        <Form method="post" action={pathname + search} preventScrollReset className="tree-order">
          <input type="hidden" name="intent" value={'order' satisfies CategoriesIntent} />
          <input type="hidden" name="categoryId" value={row.id} />
          <IconButton
            id={`up-${row.id}`}
            name="by"
            value="-1"
            label={`Move ${row.title} up`}
            disabled={row.place === 0}
          >
            <Icon name="arrow-up" size={16} />
          </IconButton>
          <IconButton
            id={`down-${row.id}`}
            name="by"
            value="1"
            label={`Move ${row.title} down`}
            disabled={row.place === row.beside - 1}
          >
            <Icon name="arrow-down" size={16} />
          </IconButton>
        </Form>
      )}
    </div>
  )
}
