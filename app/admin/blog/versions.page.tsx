import { Form, Link, redirect } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { Changes } from '#app/ui/changes/changes.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { restoreVersion } from '#domain/blog/index.ts'
import { restoreInput } from '#domain/blog/input.ts'
import type { Route } from './+types/versions.page.ts'
import editorCssUrl from '../editor/editor.css?url'
import { loadVersions } from './load-versions.ts'
import { readPostId } from './post-id.ts'
import { addressOf, versionWords } from './post-words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: editorCssUrl }]

const { intent, intents } = formsOf({ for: 'staff', needs: 'blog.write' })

export const action = intents({
  restore: intent({
    input: restoreInput,
    isPressed: true,
    run: (tx, actor, input, { params }) =>
      restoreVersion(tx, actor, { ...input, postId: readPostId(params['id']) }),
    mends: () => false,
    done: ({ params }) => redirect(`${addressOf(params['id'] ?? '')}?done=restored#done`),
  }),
})

type VersionsIntent = IntentOf<typeof action>

export const loader = reading(staffOnly('blog.write', loadVersions))

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(`Versions: ${loaderData?.title ?? ''}`)

export default function VersionsPage({ loaderData }: Route.ComponentProps) {
  const { id, title, current, shown, due, versions, compared, isBehind } = loaderData
  return (
    <>
      <PageHead title="Versions" lede={title}>
        <Link to={addressOf(id)}>Back to writing</Link>
      </PageHead>
      {isBehind && compared ? (
        <Note tone="warn" role="alert">
          <b>Somebody saved while you wrote.</b> Your words are kept as version {compared.to}; theirs, version{' '}
          {compared.from}, stay the ones that are gone on from. Take over what you want, or go on from yours.
        </Note>
      ) : null}
      {compared ? (
        <section className="admin-part" aria-label="What changed">
          <h2>
            Version {compared.from} and version {compared.to}
          </h2>
          {compared.changes.length === 0 ? (
            <p>They say the same.</p>
          ) : (
            <Changes
              changes={compared.changes}
              was={`Version ${compared.from}`}
              is={`Version ${compared.to}`}
            />
          )}
        </section>
      ) : null}
      <ol className="admin-part ed-versions" reversed aria-label="Versions, the newest first">
        {versions.map((one) => (
          <li key={one.number}>
            <span>
              <b>Version {one.number}</b>{' '}
              <span className="soft">
                {versionWords[one.kind]} {one.saved}, {one.by}
                {one.number === current ? ' · gone on from' : ''}
                {one.number === shown ? ' · everyone reads it' : ''}
                {one.number === due ? ' · goes out at its time' : ''}
              </span>
            </span>
            {one.number === current ? null : (
              <span className="row">
                <Link
                  to={`?from=${one.number}&to=${current}`}
                  aria-label={`Compare version ${one.number} with now`}
                >
                  Compare
                </Link>
                <Form method="post">
                  <input type="hidden" name="number" value={one.number} />
                  <input type="hidden" name="basedOn" value={current} />
                  <Button
                    size="s"
                    name="intent"
                    value={'restore' satisfies VersionsIntent}
                    aria-label={`Go on from version ${one.number}`}
                  >
                    Go on from this
                  </Button>
                </Form>
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
