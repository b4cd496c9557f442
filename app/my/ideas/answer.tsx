import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import { Ruler } from '#app/ui/figures/ruler/ruler.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'
import { days } from '#app/shared/figures/figures.ts'
import type { IdeaData } from './load-idea.server.ts'

type AnswerProps = Pick<IdeaData, 'answer' | 'rules' | 'posts' | 'now' | 'site'>

/** What the marketplace says to it: the largest thing on the page, with what came of it beside. */
export function Answer({ answer, rules, posts, now, site }: AnswerProps) {
  if (!answer && rules.length + posts.length === 0) return null
  return (
    <section className="lit idea-answer" aria-label="Our answer">
      <Shafts {...taskWindows} />
      {answer ? (
        <div>
          <p className="soft">
            Our answer, <Time at={answer.at} now={now} />
          </p>
          <h2>{answer.first}</h2>
          {answer.rest ? <p className="idea-what">{answer.rest}</p> : null}
          <p className="small soft">
            {answer.by}, for {site}
          </p>
        </div>
      ) : null}
      {rules.length + posts.length > 0 ? (
        <div>
          {rules.map((rule) => (
            <Rule key={rule.address} rule={rule} now={now} />
          ))}
          {posts.length > 0 ? (
            <div className="idea-rule">
              <p className="small soft">What we wrote about it</p>
              <ul>
                {posts.map(({ address, title }) => (
                  <li key={address}>
                    <a href={address}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}

const DAY_MS = 86_400_000
const daysBetween = (from: Date, to: Date) => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / DAY_MS))

function Rule({ rule, now }: { rule: IdeaData['rules'][number]; now: Date }) {
  const { label, from, to, announcedAt, effectiveAt, state, address } = rule
  const [whole, left] = [daysBetween(announcedAt, effectiveAt), daysBetween(now, effectiveAt)]
  return (
    <div className="idea-rule">
      <p className="small soft">{state === 'in-force' ? 'The rule it changed' : 'The rule it changes'}</p>
      <h3>{label}</h3>
      <p className="fromto">
        <s>{from}</s> <b>{to}</b>
      </p>
      {state === 'announced' ? (
        <Ruler
          at={whole === 0 ? 100 : ((whole - left) / whole) * 100}
          left={`${days(left)} left`}
          start={`${dateText(announcedAt)}, announced`}
          end={`${dateText(effectiveAt)}, in force`}
          label={`${days(left)} left of the ${days(whole)} of notice`}
        />
      ) : (
        <p className="small soft">
          {state === 'withdrawn' ? 'Withdrawn before it applied' : `In force since ${dateText(effectiveAt)}`}
        </p>
      )}
      <p className="small">
        <a href={address}>In the public log of changes</a>
      </p>
    </div>
  )
}
