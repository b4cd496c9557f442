import { redirect, useActionData } from 'react-router'
import { memberOnly, reading, type MemberEdge } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { findOwnService } from '#domain/catalogue/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import adviceCssUrl from '#app/shared/advice/advice.css?url'
import { unlessAdvised } from '#app/shared/advice/unless-advised.ts'
import type { Route } from './+types/edit.page.ts'
import { editorIntents } from './act-on-editor.ts'
import cssUrl from './editor.css?url'
import { Editor } from './editor.tsx'
import { loadEditor } from './load-editor.ts'
import type { RefusedEditor } from './refused-editor.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: adviceCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const shouldRevalidate = unlessAdvised

/** Somebody else's service is not there. */
async function findOwn({ db, actor, params }: MemberEdge) {
  const own = await findOwnService(db, actor.id, params['slug'] ?? '')
  if (!own) throw new NotFound('There is no such service of yours')
  return own
}

export const loader = reading(
  memberOnly(async (edge) => {
    const own = await findOwn(edge)
    // A new title brought a new address.
    if (own.slug !== edge.params['slug'])
      throw redirect(`/my/services/${own.slug}/edit${edge.url.search}`, 301)
    return loadEditor(edge, own)
  }),
)

export const action = editorIntents(findOwn)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeMyPage(matches, loaderData?.content.title || 'New service')

export default function EditServicePage({ loaderData }: Route.ComponentProps) {
  const { service } = loaderData
  return (
    <Editor
      // What was taken back from its review begins anew; typing and steps do not.
      key={`${service?.id} ${service?.versionState === 'submitted'}`}
      data={loaderData}
      refused={useActionData<RefusedEditor>()}
    />
  )
}
