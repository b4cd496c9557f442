import { useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import composerCssUrl from '#app/shared/messages/composer.css?url'
import threadCssUrl from '#app/shared/messages/thread.css?url'
import type { Route } from './+types/thread.page.ts'
import { threadIntents } from './act-on-thread.ts'
import { ConversationList } from './conversation-list.tsx'
import { loadList } from './load-list.server.ts'
import { loadThread } from './load-thread.server.ts'
import cssUrl from './messages.css?url'
import type { RefusedWords } from './refused-words.ts'
import { Thread } from './thread.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: threadCssUrl },
  { rel: 'stylesheet', href: composerCssUrl },
]

export const loader = reading(
  memberOnly(async (edge) => {
    // Read first: the list beside it counts what is still unread afterwards.
    const thread = await loadThread(edge)
    return { thread, list: await loadList(edge) }
  }),
)

export const action = threadIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeMyPage(matches, loaderData ? `Messages with ${loaderData.thread.other.name}` : 'Messages')

export default function ThreadPage({ loaderData }: Route.ComponentProps) {
  const { thread, list } = loaderData
  const refused = useActionData<RefusedWords>()
  return (
    <div className="talk at-thread">
      <ConversationList list={list} current={thread.id} />
      <Thread key={thread.id} thread={thread} refused={refused} />
    </div>
  )
}
