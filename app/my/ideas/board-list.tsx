import { IdeaState } from '#app/shared/ideas/idea-state.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { ideaPath } from '#domain/ideas/idea-rules.ts'
import type { IdeaRowView } from './idea-rows.server.ts'
import { VoteButton } from './vote-button.tsx'

/** Ideas one below the other: the vote, what it says, where it stands. */
export function BoardList({ ideas, now }: { ideas: readonly IdeaRowView[]; now: Date }) {
  return (
    <ul className="ideas">
      {ideas.map((idea) => (
        <li key={idea.id} id={`idea-${idea.number}`} className="idea">
          <VoteButton idea={idea} />
          <div>
            <h3>
              <KnownLink to={ideaPath(idea.number)}>{idea.title}</KnownLink>
            </h3>
            <p>{idea.excerpt}</p>
            <p className="by">
              <Tag>{idea.kind}</Tag>
              <span>{idea.author}</span>
              <Time at={idea.writtenAt} now={now} quiet />
              <KnownLink to={`${ideaPath(idea.number)}#comments`} className="idea-coms">
                <Icon name="message-square" size={16} />
                <span className="sr">Comments: </span>
                {formatCount(idea.comments)}
              </KnownLink>
            </p>
          </div>
          <Standing idea={idea} now={now} />
        </li>
      ))}
    </ul>
  )
}

/** Where it stands, with the operator's words; while it goes on, how fast it rises. */
function Standing({ idea, now }: { idea: IdeaRowView; now: Date }) {
  const { state, said, rule, answeredAt, trend } = idea
  const isRising = !state.isFinal && !said && trend > 1
  return (
    <div className="idea-s">
      <IdeaState state={state} />
      {said ? <small>{said}</small> : null}
      {rule ? (
        <small>
          <a href={rule}>The rule it changed</a>
        </small>
      ) : null}
      {answeredAt && !rule ? (
        <small>
          Answered <Time at={answeredAt} now={now} quiet />
        </small>
      ) : null}
      {isRising ? <small className="ok">+{formatCount(trend)} in 14 days</small> : null}
    </div>
  )
}
