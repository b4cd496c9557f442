import type { Suggested } from '#app/shared/help/suggest-articles.server.ts'

type SuggestionsProps = { found: Suggested | undefined; note: string }

/** Before a person is asked: an answer in the words of articles, each with its own, and the articles. They open beside what is typed. */
export function Suggestions({ found, note }: SuggestionsProps) {
  if (!found || found.articles.length === 0) return null
  const { answer, articles } = found
  return (
    <aside className="may" aria-label="This may answer it">
      <h2>This may answer it</h2>
      <p className="small soft">{note}</p>
      {answer.length > 0 ? (
        <blockquote className="may-says">
          {answer.map(({ to, title, text }) => (
            <p key={text}>
              {text}{' '}
              <a href={to} target="_blank" rel="noopener">
                {title}
              </a>
            </p>
          ))}
        </blockquote>
      ) : null}
      <ul>
        {articles.map(({ to, title, text }) => (
          <li key={to}>
            <h3>
              <a href={to} target="_blank" rel="noopener">
                {title}
              </a>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  )
}
