import { Link } from 'react-router'
import type { LoadedSearch } from '../load-search.server.ts'
import { NothingFound } from './nothing-found.tsx'

/** Articles of the help that have the words. */
export function FoundArticlesBody({ found: { help, words } }: { found: LoadedSearch }) {
  if (help.length === 0) return <NothingFound words={words} nearest={undefined} />
  return (
    <ol className="hits">
      {help.map(({ slug, title, summary }) => (
        <li key={slug} className="hit">
          <h2 className="hit-title">
            <Link to={`/support/${slug}`}>{title}</Link>
          </h2>
          <p className="soft">{summary}</p>
        </li>
      ))}
    </ol>
  )
}
