import { data, Form, Link, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { formsOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { findByStopToken, stopAlerts } from '#domain/saved-searches/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/stop-alerts.page.ts'

export const loader = reading(async ({ db, params }) => {
  const saved = await findByStopToken(db, params['token'] ?? '')
  if (!saved) throw new NotFound('This link is no longer good: the search that it was for is gone.')
  return { title: saved.title, hasAlerts: saved.hasAlerts }
})

const { intent, intents } = formsOf({ for: 'everyone', accepts: 'nothing', mends: mendsNothing })

/** By the button here, or at once by the mail program that the letter is read in: no session is asked for. */
export const action = intents({
  stop: intent({
    run: (tx, actor, _, { params }) => stopAlerts(tx, actor, params['token'] ?? ''),
    done: () => data({ isDone: true }),
  }),
})

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Stop e-mails about searches',
    description: 'Stop the e-mails about your saved searches.',
    path: '/search',
    image: 'home',
    noIndex: true,
  })

export default function StopAlertsPage({ loaderData: { title, hasAlerts } }: Route.ComponentProps) {
  const isDone = useActionData<{ isDone: boolean }>()?.isDone ?? false
  return (
    <main id="main" className="wrap search-page">
      <div className="search-head">
        <div>
          <h1>{isDone || !hasAlerts ? 'No more of these e-mails' : 'Stop these e-mails?'}</h1>
          {isDone || !hasAlerts ? (
            <p role="status">
              Your searches are still there, and you can be told again:{' '}
              <Link to="/search">your searches</Link>.
            </p>
          ) : (
            <p>You will not be written to about “{title}” or any other search that you saved.</p>
          )}
        </div>
      </div>
      {isDone || !hasAlerts ? null : (
        <Form method="post">
          <Button look="main">Stop the e-mails</Button>
        </Form>
      )}
    </main>
  )
}
