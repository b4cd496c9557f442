import { Link } from 'react-router'
import { Section } from '#app/ui/shell/section.tsx'
import { searchAddress } from '../search-address.ts'

export type Suggestion = { to: string; title: string; where: string }

type NothingAskedProps = {
  suggestions: readonly Suggestion[]
  busy: readonly string[]
  categories: readonly { path: string; title: string; count: string }[]
  children?: React.ReactNode
}

/** Before a word was typed: what others look for, where things hang, sections worth knowing. */
export function NothingAsked({ suggestions, busy, categories, children }: NothingAskedProps) {
  return (
    <>
      <div className="search-head">
        <div>
          <h1>What are you looking for?</h1>
          <p>Type a word or two above: a work, a person, a rule.</p>
        </div>
      </div>
      {children}
      {busy.length > 0 ? (
        <Section title="Often looked for" text="By several people, lately." opens>
          <ul className="search-busy">
            {busy.map((words) => (
              <li key={words}>
                <Link to={searchAddress(words)}>{words}</Link>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {categories.length > 0 ? (
        <Section title="By category" more={{ to: '/categories', label: 'All categories' }} opens>
          <ul className="lines search-often">
            {categories.map(({ path, title, count }) => (
              <li key={path}>
                <Link to={`/categories/${path}`}>{title}</Link>
                <span className="small soft">{count}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="Good places to start" text="Worth knowing before you pay or sell." opens>
        <ul className="lines search-often">
          {suggestions.map((suggestion) => (
            <li key={suggestion.to}>
              <Link to={suggestion.to}>{suggestion.title}</Link>
              <span className="small soft">{suggestion.where}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
