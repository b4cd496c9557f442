import { useState } from 'react'
import { useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import textCssUrl from '#app/shared/blog/post-text.css?url'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import type { Route } from './+types/edit.page.ts'
import editorCssUrl from '../editor/editor.css?url'
import cssUrl from './blog.css?url'
import { editIntents } from './edit-intents.ts'
import { Editor } from './editor/editor.tsx'
import { OtherActs } from './editor/other-acts.tsx'
import { type EditedPost, loadEdit } from './load-edit.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: textCssUrl },
  { rel: 'stylesheet', href: editorCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(staffOnly('blog.write', loadEdit))
export const action = editIntents

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(`Writing: ${loaderData?.content.title ?? ''}`)

const DONE = new Map([
  ['later', 'Saved. Nobody reads it yet.'],
  ['at', 'Saved. It goes out at its time.'],
  ['now', 'It is out.'],
  ['preview', 'There is a link to the preview.'],
  ['preview-ended', 'Links to the preview have ended.'],
  ['restored', 'The earlier version is the one you go on from.'],
])

export default function EditPage({ loaderData: post }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  const done = DONE.get(post.done ?? '')
  const shown = useVersionShown(post)
  return (
    <>
      <h1 className="sr">Writing: {post.content.title}</h1>
      {done && !refused ? <Confirmation>{done}</Confirmation> : null}
      <RefusedElsewhere result={refusalElsewhere(['save'], refused)} />
      <Editor key={shown} post={post} lastResult={refusalFor('save', refused)} />
      <OtherActs post={post} />
    </>
  )
}

/** Which version stands in the fields. What the page kept by itself stands there already, with all that it can't keep; another is drawn anew. */
function useVersionShown({ id, version, isOwnDraft }: Pick<EditedPost, 'id' | 'version' | 'isOwnDraft'>) {
  const read = `${id} ${version}`
  const [shown, setShown] = useState({ id, read })
  if (shown.id === id && (isOwnDraft || shown.read === read)) return shown.read
  setShown({ id, read })
  return read
}
