import { toldWords } from '#app/shared/told-words.ts'
import { Form, useActionData, useSearchParams } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { Route } from './+types/settings.page.ts'
import { type SettingsIntent, settingsIntents } from './act-on-settings.ts'
import { loadSettings } from './load-settings.ts'
import { Matrix } from './matrix.tsx'
import { PushBrowsers } from './push-browsers.tsx'
import cssUrl from './settings.css?url'
import { When } from './when.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadSettings))

export const action = settingsIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'What reaches me')

const DONE: Readonly<Record<string, string>> = {
  choose: 'Saved.',
  subscribe: 'Push messages come to this browser now.',
  test: 'A test is on its way. It comes within a minute, if the browser is open.',
  unsubscribe: 'No more push messages go there.',
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const refused = useActionData() as RefusedForm | undefined
  const [search] = useSearchParams()
  const done = refused ? undefined : toldWords(DONE, search.get('done'))
  const { form, field } = serverForm({ id: 'choose', lastResult: refusalFor('choose', refused) })
  const isBusy = useSent()?.get('intent') === ('choose' satisfies SettingsIntent)
  return (
    <>
      <Crumbs trail={[{ label: 'Notifications', to: '/my/notifications' }, { label: 'What reaches me' }]} />
      <PageHead
        title="What reaches me"
        lede="Each kind, three ways. Every e-mail has one click that turns its kind off, except those marked as always."
      />
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      <RefusedElsewhere result={refusalElsewhere(['choose'], refused)} />
      <Form id={form.id} method="post" className="form reach-form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <input type="hidden" name="intent" value={'choose' satisfies SettingsIntent} />
        <Matrix {...loaderData} ticked={tickedIn(refused)} />
        <Note icon="lock">
          <b>Why some can’t be turned off.</b> What happened is always listed here. If money moved, a door was
          opened in your name or something of yours was decided about, you must be able to learn of it outside
          this browser. Messages are counted in the head of every page instead of being listed here.
          Everything else is yours to choose.
        </Note>
        <When {...loaderData} field={field} />
        <div className="form-acts">
          <Button look="main" busy={isBusy}>
            Save what reaches me
          </Button>
        </div>
      </Form>
      <Section
        id="push"
        opens
        title="Where push goes"
        text="To each browser until it signs out. A push says who and what kind, and nothing else."
      >
        <div className="reach">
          <PushBrowsers {...loaderData} />
        </div>
      </Section>
    </>
  )
}

/** A refused form comes back as it was ticked. */
function tickedIn(refused: RefusedForm | undefined): string[] | undefined {
  const initial = refusalFor('choose', refused)?.initialValue
  return initial ? [initial['on'] ?? []].flat().map(String) : undefined
}
