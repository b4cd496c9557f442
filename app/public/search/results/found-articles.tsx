import { Link } from 'react-router'
import type { LoadedSearch } from '../load-search.server.ts'
import { NothingFound } from './nothing-found.tsx'

/** Answers of the help and notes of the blog that have the words. */
export function FoundArticlesBody({ found: { help, words } }: { found: LoadedSearch }) {
  if (help.length === 0) return <NothingFound words={words} nearest={undefined} />
  return (
    <ol className="hits">
      {help.map(({ to, title, summary, where }) => (
        <li key={to} className="hit">
          <h2 className="hit-title">
            <Link to={to}>{title}</Link>
          </h2>
          <p className="soft">
            {where}: {summary}
          </p>
        </li>
      ))}
    </ol>
  )
}
