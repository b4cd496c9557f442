import { data, Form, Link, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { FieldSet } from '#app/ui/inputs/field/field.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { chooseLetters, findLetterChoices, lettersInput, stopLetters } from '#domain/notifications/index.ts'
import type { Route } from './+types/unsubscribe.page.ts'
import cssUrl from './unsubscribe.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(({ db, params, config }) =>
  findLetterChoices(db, params['token'] ?? '', config),
)

const { intent, intents } = formsOf({ for: 'everyone', mends: mendsNothing, otherwise: 'stop' })

/** By the buttons here, or at once by the mail program that the letter is read in (RFC 8058): no session is asked for. */
export const action = intents({
  stop: intent({
    run: (tx, actor, _, { params, config }) => stopLetters(tx, actor, params['token'] ?? '', config),
    done: () => data({ done: 'They stop: you get no more of these e-mails.' }),
  }),
  choose: intent({
    input: lettersInput,
    run: (tx, actor, { on }, { params, config }) =>
      chooseLetters(tx, actor, { token: params['token'] ?? '', on }, config),
    done: () => data({ done: 'Saved: you get the e-mails that you ticked.' }),
  }),
})

type UnsubscribeIntent = IntentOf<typeof action>

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'E-mails that reach you',
    description: 'Choose which e-mails reach you.',
    path: '/',
    image: 'home',
    noIndex: true,
  })

export default function UnsubscribePage({ loaderData: { kinds, choices } }: Route.ComponentProps) {
  const done = useActionData<{ done: string }>()?.done
  const about = choices.filter(({ kind }) => kinds.includes(kind))
  const isOn = about.some((one) => one.isOn)
  const names = about.map(({ label }) => label.toLowerCase()).join(', ')
  return (
    <main id="main" className="wrap unsubscribe">
      <div className="page-h">
        <div>
          <h1>{isOn ? 'Stop these e-mails?' : 'No more of these e-mails'}</h1>
          <p>
            {isOn
              ? `You will not be written to about: ${names}. All of it still stands in your notifications.`
              : `You are not written to about: ${names}. All of it still stands in your notifications.`}
          </p>
        </div>
      </div>
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      {isOn ? (
        <Form method="post" className="form">
          <input type="hidden" name="intent" value={'stop' satisfies UnsubscribeIntent} />
          <div className="form-acts">
            <Button look="main">Stop these e-mails</Button>
          </div>
        </Form>
      ) : null}
      <Form method="post" className="form" key={choices.map((one) => one.isOn).join()}>
        <input type="hidden" name="intent" value={'choose' satisfies UnsubscribeIntent} />
        <FieldSet
          label="E-mails that reach you"
          hint="Those about money, security and moderation always come."
          name="on"
          defaultOptions={choices.filter((one) => one.isOn).map(({ kind }) => kind)}
        >
          {choices.map(({ kind, label, text }) => (
            <Check key={kind} value={kind} hint={text}>
              {label}
            </Check>
          ))}
        </FieldSet>
        <div className="form-acts">
          <Button>Save these choices</Button>
          <Link to="/my/notifications/settings">Sign in and choose more</Link>
        </div>
      </Form>
    </main>
  )
}
