import { Link } from 'react-router'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import type { LoadedSearch } from '../load-search.server.ts'
import { NothingFound } from './nothing-found.tsx'

/** Answers of the help and notes of the blog that have the words, and for members the ideas that do. */
export function FoundArticlesBody({ found: { help, words } }: { found: LoadedSearch }) {
  if (!help || help.texts.length + help.ideas.length === 0)
    return <NothingFound words={words} nearest={undefined} />
  return (
    <>
      <ol className="hits">
        {help.texts.map(({ to, title, summary, where }) => (
          <Hit key={to} to={to} title={title} summary={`${where}: ${summary}`} />
        ))}
        {help.ideas.map(({ to, title, summary, votes }) => (
          <Hit
            key={to}
            to={to}
            title={title}
            summary={summary}
            note={`Idea, ${votes} ${votes === 1 ? 'vote' : 'votes'}`}
          />
        ))}
      </ol>
      <Pagination page={help.page} pages={help.pages} />
    </>
  )
}

function Hit({ to, title, summary, note }: { to: string; title: string; summary: string; note?: string }) {
  return (
    <li className="hit">
      <h2 className="hit-title">
        <Link to={to}>{title}</Link>
      </h2>
      {note ? <p className="small soft">{note}</p> : null}
      <p className="soft">{summary}</p>
    </li>
  )
}
