import { Form, Link, redirect } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { findByLink, proveReport } from '#domain/reports/index.ts'
import type { Route } from './+types/confirm.page.ts'

/** The link is a secret: nobody keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(({ db, params, clock }) => findByLink(db, params['token'] ?? '', clock.now()))

const { intent, intents } = formsOf({ for: 'everyone' })

export const action = intents({
  confirm: intent({
    isPressed: true,
    run: (tx, actor, _, { params }) => proveReport(tx, actor, { token: params['token'] ?? '' }),
    done: ({ params }) => redirect(`/report/confirm/${params['token']}`),
  }),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Confirm your report',
    description: 'A report counts once its address is proved.',
    path: '/',
    image: 'home',
    noIndex: true,
  })

export default function ConfirmPage({ loaderData: { title, path, number } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap">
      <PageHead title="Your report" lede={title} />
      {number === null ? (
        <Form method="post" className="form">
          <p>You reported this. Press the button, and a person of our staff reads it.</p>
          <div className="form-acts">
            <Button look="main" name="intent" value={'confirm' satisfies IntentOf<typeof action>}>
              Confirm my report
            </Button>
          </div>
        </Form>
      ) : (
        <Note role="status" icon="circle-check">
          <b>We have it: case {number}.</b> What was decided comes to your e-mail address.{' '}
          <Link to={path}>Go back to what you reported</Link>
        </Note>
      )}
    </main>
  )
}
