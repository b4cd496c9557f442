import { Form } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import type { ThreadData } from '../load-thread.server.ts'
import { amountFound, nothingFound } from './found-words.ts'
import { Marked } from './marked.tsx'

/** Looks for words in this conversation alone; each place that was found is a press away. */
export function FindHere({ thread: { id, finding } }: { thread: ThreadData }) {
  if (!finding) return null
  const here = `/my/messages/${id}`
  const { query, marks, places, at, from, part } = finding
  const found = `${here}?find=${encodeURIComponent(query)}`
  return (
    <search className="find-here" aria-label="This conversation">
      <Form className="search" action={here}>
        <Icon name="search" />
        <input
          type="search"
          name="find"
          aria-label="Search this conversation"
          placeholder="Words in this conversation"
          maxLength={100}
          key={query}
          defaultValue={query}
          required
        />
        <KnownLink className="icon-btn" to={here} aria-label="Close the search">
          <Icon name="x" size={18} />
        </KnownLink>
      </Form>
      {query ? (
        <p className="small soft" role="status">
          {places.length === 0 ? nothingFound(query, part) : `Found: ${amountFound(places.length, part)}.`}
        </p>
      ) : null}
      {places.length > 0 ? (
        <ol>
          {places.map(({ number, when, name, words }) => (
            <li key={number}>
              <KnownLink
                to={`${found}${from}&at=${number}#m${number}`}
                aria-current={number === at ? 'true' : undefined}
              >
                <b>{name}</b> <Marked text={words} marks={marks} /> <time>{when}</time>
              </KnownLink>
            </li>
          ))}
        </ol>
      ) : null}
      {part.older ? (
        <p className="small">
          <KnownLink to={`${found}${part.older}`}>Show older messages</KnownLink>
        </p>
      ) : null}
    </search>
  )
}
