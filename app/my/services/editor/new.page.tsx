import { useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import adviceCssUrl from '#app/shared/advice/advice.css?url'
import { unlessAdvised } from '#app/shared/advice/unless-advised.ts'
import type { Route } from './+types/new.page.ts'
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

export const loader = reading(memberOnly((edge) => loadEditor(edge)))

export const action = editorIntents(async () => undefined)

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'New service')

export default function NewServicePage({ loaderData }: Route.ComponentProps) {
  return <Editor key="new" data={loaderData} refused={useActionData<RefusedEditor>()} />
}
