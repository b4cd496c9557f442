import { Form, Link } from 'react-router'
import { counted } from '#app/shared/figures/figures.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Switch } from '#app/ui/inputs/field/choice.tsx'
import type { RecommendationsIntent } from './act-on-recommendations.ts'
import type { RecommendationsData } from './load-recommendations.ts'

type MadeFromProps = Pick<RecommendationsData, 'sources' | 'learnedFrom' | 'taste'>

const did = { viewed: 'You looked at', kept: 'You kept', ordered: 'You ordered' } as const

/** Everything that was learned, each with a switch, and the way to have it forgotten. */
export function MadeFrom({ sources, learnedFrom, taste }: MadeFromProps) {
  const { deals, views, favourites, skills, sentAway } = learnedFrom
  const rows = [
    { name: 'fromDeals', label: 'Your deals', line: `${counted(deals, 'deal')}, by category and service` },
    {
      name: 'fromViews',
      label: 'What you looked at',
      line: `${counted(views, 'service')} of the last half year`,
    },
    { name: 'fromFavourites', label: 'What you saved', line: counted(favourites, 'service') },
    { name: 'fromProfile', label: 'Your profile', line: counted(skills, 'skill') },
    {
      name: 'fromOthers',
      label: 'People like you',
      line: 'What people with the same interests did. Off, you are not counted for others either',
    },
  ] as const
  return (
    <section className="rec-s" aria-labelledby="made-from">
      <h2 id="made-from">What this is made from</h2>
      <Form method="post" preventScrollReset>
        <ul className="made-l">
          {rows.map(({ name, label, line }) => (
            <li key={`${name} ${sources[name]}`}>
              <Switch name={name} value="on" defaultChecked={sources[name]}>
                <b>{label}</b>
                <small>{line}</small>
              </Switch>
            </li>
          ))}
        </ul>
        <Button name="intent" value={'sources' satisfies RecommendationsIntent}>
          Save what may be used
        </Button>
      </Form>
      {taste.length > 0 ? (
        <details className="rec-taste">
          <summary>The {counted(taste.length, 'service')} that count now</summary>
          <ul>
            {taste.map(({ id, title, how, on }) => (
              <li key={id}>
                {did[how]} “{title}” <small>{on}</small>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      <Form method="post" preventScrollReset className="rec-forget">
        <p>
          {sentAway > 0 ? `You sent ${counted(sentAway, 'thing')} away. ` : ''}Forgetting empties all of this
          and what you viewed. Your <Link to="/my/favorites">favourites</Link> and{' '}
          <Link to="/my/orders">deals</Link> stay, and count no more here.
        </p>
        <Button size="s" name="intent" value={'forget' satisfies RecommendationsIntent}>
          Forget all of it
        </Button>
      </Form>
    </section>
  )
}
