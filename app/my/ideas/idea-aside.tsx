import { Form } from 'react-router'
import { Faces } from '#app/ui/avatar/avatar.tsx'
import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { counted } from '#app/shared/figures/figures.ts'
import { shortMonthOf } from '#app/ui/time/date-words.ts'
import type { IdeaIntent } from './act-on-idea.ts'
import type { IdeaData } from './load-idea.server.ts'

/** Who follows it, how its votes came, and what was joined with it. */
export function IdeaAside({ data }: { data: IdeaData }) {
  const { follow, votes, merged, canFollow } = data
  const isOn = follow.isFollowed
  return (
    <aside className="idea-aside" aria-label="About this idea">
      <section id="following">
        <h2>{isOn ? 'You follow this' : 'Follow this'}</h2>
        <Faces faces={follow.faces} size={28} most={6} />
        <p className="small soft">
          {counted(follow.count, 'person follows it', 'people follow it')}. Whoever does is told when its
          state changes and when we answer.
        </p>
        {canFollow ? (
          <Form method="post" action="#following" preventScrollReset>
            <Button size="s" name="intent" value={(isOn ? 'unfollow' : 'follow') satisfies IdeaIntent}>
              <Icon name={isOn ? 'bell-off' : 'bell'} size={16} /> {isOn ? 'Stop following' : 'Follow'}
            </Button>
          </Form>
        ) : null}
      </section>
      {votes.length > 1 ? (
        <section>
          <h2>Votes over time</h2>
          <LineChart
            label="Votes at the end of each day"
            pointName="Day"
            nowName="Votes"
            points={votes.map(({ day, sum }) => ({ name: shortDay(day), now: sum }))}
            format={formatCount}
            names={3}
          />
        </section>
      ) : null}
      {merged.length > 0 ? (
        <section>
          <h2>Joined with this</h2>
          <ul className="merged small">
            {merged.map(({ number, title, votes: sum }) => (
              <li key={number}>
                <span>{title}</span>
                <span>{formatCount(sum ?? 0)}</span>
              </li>
            ))}
          </ul>
          <p className="small soft">Their votes came along, each member once.</p>
        </section>
      ) : null}
    </aside>
  )
}

const shortDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`)
  return `${at.getUTCDate()} ${shortMonthOf(at)}`
}
