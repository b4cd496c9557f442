import deskCssUrl from '#app/admin/case-desk/case-desk.css?url'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/chat.page.ts'
import { CaseKeys } from './case-keys.tsx'
import { FlagBar, FlagList } from './flag-list.tsx'
import { loadFlags } from './load-flags.ts'
import { useCaseKeys } from './use-case-keys.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deskCssUrl }]

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(staffOnly('message.read-flags', loadFlags))

export const meta: Route.MetaFunction = () => describeAdminPage('Flagged messages')

export default function ChatPage({ loaderData }: Route.ComponentProps) {
  const { done } = loaderData
  useCaseKeys(loaderData)
  return (
    <>
      <PageHead
        title="Flagged messages"
        lede="What the rules found and what members reported. Nobody browses conversations: each opening is written to the log."
      >
        <CaseKeys />
      </PageHead>
      {done === 'decided' ? (
        <Note role="status" icon="circle-check">
          Decided, and both were told.
        </Note>
      ) : null}
      <FlagBar {...loaderData} />
      <div className="case-desk">
        <FlagList list={loaderData} />
      </div>
    </>
  )
}
