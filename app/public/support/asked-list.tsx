import { Link } from 'react-router'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import type { ArticleLine } from './help-view.ts'

/** Questions with their short answers, and how many read them. */
export function AskedList({ articles }: { articles: readonly ArticleLine[] }) {
  return (
    <ol className="help-asked">
      {articles.map(({ slug, title, summary, reads, helpedOfHundred }) => (
        <li key={slug}>
          <div>
            <h3>
              <Link to={`/support/${slug}`}>{title}</Link>
            </h3>
            <p>{summary}</p>
          </div>
          {reads > 0 ? (
            <p className="num">
              <b>{formatCount(reads)}</b> <span>read it</span>
              {helpedOfHundred === undefined ? null : <small>{helpedOfHundred} in 100 were helped</small>}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  )
}
