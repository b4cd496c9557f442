import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import { KnownLink } from '../link/known-link.tsx'
import { pageList, pageQuery } from './page-list.ts'

type PaginationProps = {
  page: number
  pages: number
  param?: string | undefined
  /** Needed only where a page has two. */
  label?: string | undefined
  /** At the right edge, such as how many a page holds. */
  note?: ReactNode
}

/** Numbered links; nothing at all when there is one page. */
export function Pagination({ page, pages, param, label = 'Pages', note }: PaginationProps) {
  const { pathname, search } = useLocation()
  if (pages <= 1) return null
  const hrefOf = (number: number) => pathname + pageQuery(search, number, param)
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 ? (
        <KnownLink className="pages-step" to={hrefOf(page - 1)} rel="prev">
          <Icon name="chevron-left" size={18} />
          <span className="pages-word">Previous</span>
        </KnownLink>
      ) : null}
      {pageList(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap ${index}`}>…</span>
        ) : (
          <KnownLink key={number} to={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
            <span className="sr">Page </span>
            {number}
          </KnownLink>
        ),
      )}
      <span className="grow" />
      {note ? <span className="pages-note">{note}</span> : null}
      {page < pages ? (
        <KnownLink className="pages-step" to={hrefOf(page + 1)} rel="next">
          <span className="pages-word">Next</span>
          <Icon name="chevron-right" size={18} />
        </KnownLink>
      ) : null}
    </nav>
  )
}
