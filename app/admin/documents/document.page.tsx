import { Form, Link, useActionData } from 'react-router'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalFor } from '#app/forms/refused-form.ts'
import { DocumentBody } from '#app/shared/docs/document-body.tsx'
import documentCssUrl from '#app/shared/docs/document.css?url'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'
import type { Route } from './+types/document.page.ts'
import { DocumentForm } from './document-form.tsx'
import { documentIntents, type DocumentIntent, type RefusedDocument } from './document-intents.ts'
import { addressOf, DONE } from './document-words.ts'
import editorCssUrl from '../editor/editor.css?url'
import cssUrl from './documents.css?url'
import { FigureList } from './figure-list.tsx'
import { loadDocument, type LoadedDocument } from './load-document.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: documentCssUrl },
  { rel: 'stylesheet', href: editorCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(staffOnly('document.write', loadDocument))
export const action = documentIntents

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(`Document: ${loaderData?.title ?? ''}`)

export const shouldRevalidate = readAnewOnConflict

export default function DocumentPage({ loaderData: document }: Route.ComponentProps) {
  const refused = useActionData<RefusedDocument>()
  const done = DONE.get(document.done ?? '')
  const { slug, title, path } = document
  return (
    <>
      <Crumbs trail={[{ label: 'Settings', to: '/admin/settings#documents-title' }, { label: title }]} />
      <PageHead title={title} lede={<State document={document} />}>
        <Link to={path}>What people read</Link> <Link to={`${addressOf(slug)}/versions`}>Versions</Link>
      </PageHead>
      {done && !refused ? <Confirmation>{done}</Confirmation> : null}
      <Notes document={document} />
      <div className="ed ed-wide">
        <div className="ed-w">
          {document.typed && !refused ? <TypedBefore {...document.typed} /> : null}
          <DocumentForm
            key={`${document.basedOn} ${document.typed?.at ?? ''}`}
            document={document}
            lastResult={refusalFor('save', refused)}
          />
        </div>
        <FigureList figures={document.figures} />
      </div>
      {refused?.look ? (
        <section className="admin-part document" aria-labelledby="look-title">
          <h2 id="look-title">As it will look</h2>
          <Problems problems={refused.look.problems} />
          {refused.look.sections.length > 0 ? (
            <DocumentBody sections={refused.look.sections} changes={[]} endings={{}} />
          ) : null}
        </section>
      ) : null}
    </>
  )
}

/** What saving would be refused for, before anybody tries. */
function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <Note tone="bad">
      Mend this before you save:
      <ul>
        {[...new Set(problems)].map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Note>
  )
}

/** The editor goes on where its writer stopped; the way back to what was saved is one press. */
function TypedBefore({ at }: { at: string }) {
  return (
    <Form method="post" className="row">
      <span className="soft">You typed this until {at} and did not save it.</span>
      <Button size="s" name="intent" value={'drop' satisfies DocumentIntent}>
        Drop it and begin from what is saved
      </Button>
    </Form>
  )
}

function State({ document }: { document: LoadedDocument }) {
  const { inForce, saved, isDraft, basedOn } = document
  return (
    <>
      {inForce === 0 ? 'The text of the program is in force.' : `Version ${inForce} is in force.`}
      {saved
        ? ` You go on from version ${basedOn}${isDraft ? ', a draft' : ''}, saved by ${saved.by} on ${dateText(saved.at)}.`
        : ''}
    </>
  )
}

function Notes({
  document: { slug, waiting, programIsNewer, programVersion },
}: {
  document: LoadedDocument
}) {
  return (
    <>
      {waiting ? (
        <Note tone="info">
          Version {waiting.number} is announced and applies from {dateText(waiting.effectiveAt)}. Another that
          you announce takes its place. <Link to={`${addressOf(slug)}/versions`}>Take it back</Link>
        </Note>
      ) : null}
      {programIsNewer ? (
        <Note tone="info">
          The program comes with another text by now ({programVersion}). Yours stays as you wrote it.{' '}
          <Link to={`${addressOf(slug)}/versions?from=0`}>Compare the two</Link>
        </Note>
      ) : null}
    </>
  )
}
