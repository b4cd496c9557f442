import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import type { Route } from './+types/messages.page.ts'
import { ConversationList } from './conversation-list.tsx'
import { loadList } from './load-list.server.ts'
import cssUrl from './messages.css?url'
import { useLiveList } from './use-live-list.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadList))

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Messages')

export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  useLiveList()
  const isNew = loaderData.rows.length === 0 && loaderData.filter === 'all' && !loaderData.query
  return (
    <div className="talk at-list">
      <ConversationList list={loaderData} />
      <div className="talk-none">
        {isNew ? (
          <EmptyState
            title="Nobody has written yet"
            actions={
              <>
                <ButtonLink to="/search" look="main">
                  Look at services
                </ButtonLink>
                <ButtonLink to="/ai">Describe a need</ButtonLink>
              </>
            }
          >
            Ask a seller from a service’s page, or describe what you need and write to those who fit. Talk
            costs nothing and binds nobody.
          </EmptyState>
        ) : (
          <p className="soft">Choose a conversation.</p>
        )}
      </div>
    </div>
  )
}
