import type { FrameHandle } from '#app/shared/frame/public-shell.tsx'
import { Link, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { describeRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/new.page.ts'
import { DealForm, fieldsWith } from '../deal-form.tsx'
import formCssUrl from '../deal-form.css?url'
import { type NewDealAnswer, newDealIntents } from './act-on-new.ts'
import { loadNew } from './load-new.ts'
import { SidesFields } from './sides-fields.tsx'

/** On a phone the deal needs the room. */
export const handle: FrameHandle = { headSearch: 'icon' }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: formCssUrl }]

export const loader = reading(loadNew)

export const action = newDealIntents

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'A safe deal',
    description: 'Agree with anyone, hold the money safely, and pay when the work is accepted.',
    path: '/deals/new',
    image: 'home',
  })

export default function NewDealPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<NewDealAnswer>()
  const { isSignedIn, isDraft, teams, bounds, cost, files } = loaderData
  const typed = answer?.typed ?? loaderData.typed
  return (
    <main id="main" className="wrap deal-paper">
      <PageHead
        size="large"
        title="A safe deal with anyone"
        lede="Write down what you agree on. The money waits in escrow until the work is accepted."
      />
      {isDraft && !answer ? (
        <Note role="status">
          Everything you typed is here. {isSignedIn ? 'Look it over and propose the deal.' : ''}
        </Note>
      ) : null}
      {answer?.needsEmail ? (
        <Note tone="warn" role="status">
          <Link to="/auth/email/verify?next=/deals/new">Verify your e-mail address</Link>, then come back
          here: what you typed is kept.
        </Note>
      ) : null}
      <DealForm
        key={typed.milestones.length}
        typed={typed}
        errors={answer?.errors ?? {}}
        refused={answer?.refused}
        bounds={bounds}
        cost={cost}
        before={<SidesFields field={fieldsWith(answer?.errors ?? {})} typed={typed} teams={teams} />}
        after={isSignedIn ? <Attachments rules={files} error={answer?.errors['files']?.[0]} /> : null}
        submit="Propose the deal"
        note={
          isSignedIn
            ? 'Nothing is paid by proposing. The other side accepts, changes or declines.'
            : 'You sign in or join next. Nothing you typed is lost, and nothing is paid by proposing.'
        }
      />
    </main>
  )
}

function Attachments({
  rules,
  error,
}: {
  rules: { maxFiles: number; maxBytes: number }
  error: string | undefined
}) {
  return (
    <Field
      label="Files"
      id="deal-files"
      optional
      hint={`${describeRules(rules)}. Choose them last: they are sent when you propose.`}
      {...(error ? { error } : {})}
    >
      <input id="deal-files" type="file" name="files" multiple aria-describedby="deal-files-hint" />
    </Field>
  )
}
