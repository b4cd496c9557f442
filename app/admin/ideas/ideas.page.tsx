import { useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import sharedCssUrl from '#app/shared/ideas/ideas.css?url'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/ideas.page.ts'
import { DeskBar } from './desk-bar.tsx'
import { deskIntents } from './desk-intents.ts'
import { IdeasKeys, useIdeasKeys } from './ideas-keys.tsx'
import { DeskList } from './desk-list.tsx'
import cssUrl from './ideas.css?url'
import { loadDesk } from './load-desk.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: sharedCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]
export const loader = reading(staffOnly('idea.manage', loadDesk))
export const action = deskIntents
export const meta: Route.MetaFunction = () => describeAdminPage('Ideas')

export default function AdminIdeasPage({ loaderData: desk }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  useIdeasKeys(desk)
  return (
    <>
      <PageHead title="Ideas">
        <IdeasKeys />
      </PageHead>
      <DeskBar desk={desk} />
      <RefusedElsewhere result={refusalElsewhere([], refused)} />
      <div className="ideas-desk">
        <DeskList desk={desk} typed={refused?.result.initialValue ?? undefined} />
        <section aria-label="Idea">
          <p className="soft">
            Open an idea to answer it. <kbd className="hide-s">J</kbd>
          </p>
        </section>
      </div>
    </>
  )
}
