import { useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Changes } from '#app/ui/changes/changes.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/versions.page.ts'
import { addressOf, DONE } from './document-words.ts'
import editorCssUrl from '../editor/editor.css?url'
import cssUrl from './documents.css?url'
import { loadVersions } from './load-versions.ts'
import { versionsIntents } from './versions-intents.ts'
import { ProgramLine, VersionLine, WithdrawForm } from './version-lines.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: editorCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const action = versionsIntents
export const loader = reading(staffOnly('document.write', loadVersions))

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(`Versions: ${loaderData?.title ?? ''}`)

const nameOf = (number: number) => (number === 0 ? 'The text of the program' : `Version ${number}`)

export default function VersionsPage({ loaderData }: Route.ComponentProps) {
  const { slug, title, newest, inForce, waiting, versions, compared, programVersion } = loaderData
  const refused = useActionData<RefusedForm>()
  const done = DONE.get(loaderData.done ?? '')
  return (
    <>
      <Crumbs
        trail={[
          { label: 'Settings', to: '/admin/settings#documents-title' },
          { label: title, to: addressOf(slug) },
          { label: 'Versions' },
        ]}
      />
      <PageHead title="Versions" lede={title} />
      {done && !refused ? <Confirmation>{done}</Confirmation> : null}
      <RefusedElsewhere result={refusalElsewhere(waiting === null ? [] : ['withdraw'], refused)} />
      {waiting === null ? null : (
        <WithdrawForm slug={slug} number={waiting} lastResult={refusalFor('withdraw', refused)} />
      )}
      {compared ? (
        <section className="admin-part" aria-labelledby="compared-title">
          <h2 id="compared-title">
            {nameOf(compared.from)} and {nameOf(compared.to).toLowerCase()}
          </h2>
          {compared.changes.length === 0 ? (
            <p>They say the same.</p>
          ) : (
            <Changes changes={compared.changes} was={nameOf(compared.from)} is={nameOf(compared.to)} />
          )}
        </section>
      ) : null}
      <ol className="admin-part ed-versions" reversed aria-label="Versions, the newest first">
        {versions.map((version) => (
          <VersionLine
            key={version.number}
            version={version}
            newest={newest}
            isInForce={version.number === inForce}
            now={loaderData.now}
          />
        ))}
        <ProgramLine slug={slug} version={programVersion} newest={newest} isInForce={inForce === 0} />
      </ol>
    </>
  )
}
