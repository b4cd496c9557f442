import { Link } from 'react-router'
import { Section } from '#app/ui/shell/section.tsx'

export type Suggestion = { to: string; title: string; where: string }

/** Before a word was typed: sections worth knowing. */
export function NothingAsked({ suggestions }: { suggestions: readonly Suggestion[] }) {
  return (
    <>
      <div className="search-head">
        <h1>What are you looking for?</h1>
        <p>Type a word or two: a rule, a fee, a deadline.</p>
      </div>
      <Section title="Good places to start" text="Worth knowing before you pay or sell." opens>
        <ul className="lines search-often">
          {suggestions.map((suggestion) => (
            <li key={suggestion.to}>
              <Link to={suggestion.to}>{suggestion.title}</Link>
              <span className="grow" />
              <span className="small soft">{suggestion.where}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
