import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { adminOnly, reading } from '#app/edge.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/chat.page.ts'
import cssUrl from './chat.css?url'
import { FlagList, FlagTabs } from './flag-list.tsx'
import { loadFlags } from './load-flags.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(adminOnly(loadFlags))

export const meta: Route.MetaFunction = () => describeAdminPage('Flagged messages')

export default function ChatPage({ loaderData }: Route.ComponentProps) {
  const { done } = loaderData
  return (
    <>
      <PageHead
        title="Flagged messages"
        lede="What the rules found and what members reported. Nobody browses conversations: each opening is written to the log."
      />
      {done === 'decided' ? (
        <Note role="status" icon="circle-check">
          Decided, and both were told.
        </Note>
      ) : null}
      <FlagTabs {...loaderData} />
      <div className="flag-desk">
        <FlagList {...loaderData} />
      </div>
    </>
  )
}
