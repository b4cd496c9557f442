import { Form, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import sharedCssUrl from '#app/shared/ideas/ideas.css?url'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { ideaLimits } from '#domain/ideas/idea-rules.ts'
import type { Route } from './+types/ideas.page.ts'
import { boardIntents } from './act-on-board.ts'
import { BOARD, boardAddress } from './board-address.ts'
import { BoardFilter } from './board-filter.tsx'
import { BoardList } from './board-list.tsx'
import cssUrl from './ideas.css?url'
import voteCssUrl from './vote.css?url'
import { loadBoard, type BoardData } from './load-board.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: sharedCssUrl },
  { rel: 'stylesheet', href: voteCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]
export const loader = reading(memberOnly(loadBoard))
export const action = boardIntents
export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Ideas')

export default function IdeasPage({ loaderData }: Route.ComponentProps) {
  const { asked, tabs, kinds, ideas, now, isFirst, more, tally } = loaderData
  const refused = useActionData() as RefusedForm | undefined
  return (
    <div className="ideas-p">
      <Propose tally={tally} />
      <RefusedElsewhere result={refusalElsewhere([], refused)} />
      <Tabs label="State" tabs={tabs} className="ideas-t" />
      <BoardFilter asked={asked} kinds={kinds} />
      <h2 className="sr">Ideas</h2>
      {ideas.length > 0 ? (
        <BoardList ideas={ideas} now={now} />
      ) : (
        <Nothing asked={asked} isEmpty={tally.ideas === 0} />
      )}
      {more || !isFirst ? (
        <nav className="row ideas-more" aria-label="Pages">
          {isFirst ? null : <KnownLink to={boardAddress(asked)}>Back to the first</KnownLink>}
          {more ? <KnownLink to={more}>Next</KnownLink> : null}
        </nav>
      ) : null}
    </div>
  )
}

/** An idea begins with one line; what the board has so far stands beside it. */
function Propose({ tally }: Pick<BoardData, 'tally'>) {
  const figures = [
    ['Asked for', tally.ideas],
    ['Answered', tally.answered],
    ['Done', tally.done],
    ['Rules changed', tally.rules],
  ] as const
  return (
    <section className="lit propose">
      <Shafts {...taskWindows} />
      <div>
        <h1>What should we have?</h1>
        <Form className="propose-f" action={`${BOARD}/create`}>
          <span className="search search-l">
            <Icon name="lightbulb" />
            <input
              name="title"
              aria-label="Your idea, in one line"
              placeholder="Say it in one line"
              autoComplete="off"
              maxLength={ideaLimits.title.max}
            />
          </span>
          <Button look="main">Go on</Button>
        </Form>
        <p className="small soft">
          Ideas like yours appear before you send it. Voting for one of them counts for more than a second
          one.
        </p>
      </div>
      <dl className="tally">
        {figures.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Nothing({ asked, isEmpty }: { asked: BoardData['asked']; isEmpty: boolean }) {
  if (isEmpty)
    return (
      <EmptyState
        title="Nobody has asked for anything yet"
        actions={
          <ButtonLink look="main" to={`${BOARD}/create`}>
            Propose an idea
          </ButtonLink>
        }
      >
        Say what should be possible here. Others vote for it, and each idea gets an answer.
      </EmptyState>
    )
  const own = asked.scope === 'mine' ? 'You have proposed none of these.' : 'No idea is like this.'
  return (
    <EmptyState title={own} actions={<ButtonLink to={BOARD}>Show all ideas</ButtonLink>}>
      {asked.words ? `None says “${asked.words}” here. ` : null}
      Look among all of them, or propose one.
    </EmptyState>
  )
}
