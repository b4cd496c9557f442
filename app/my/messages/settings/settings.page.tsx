import { toldWords } from '#app/shared/told-words.ts'
import { Link, useActionData, useSearchParams } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { Route } from './+types/settings.page.ts'
import { AbsenceForm } from './absence-form.tsx'
import { settingsIntents } from './act-on-settings.ts'
import { loadSettings } from './load-settings.server.ts'
import { QuickReplies } from './quick-replies.tsx'
import cssUrl from './settings.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadSettings))

export const action = settingsIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Quick replies and absence')

const DONE: Readonly<Record<string, string>> = {
  'set-absence': 'Saved. Your pages say that you are away in those days.',
  'end-absence': 'Nobody is told any more that you are away.',
  'add-reply': 'Added.',
  'change-reply': 'Changed.',
  'remove-reply': 'Removed.',
}
const SHOWN = ['set-absence', 'add-reply', 'change-reply']

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const refused = useActionData() as RefusedForm | undefined
  const [search] = useSearchParams()
  const done = refused ? undefined : toldWords(DONE, search.get('done'))
  return (
    <>
      <Crumbs trail={[{ label: 'Messages', to: '/my/messages' }, { label: 'Quick replies and absence' }]} />
      <PageHead title="Quick replies and absence" lede="What is said for you, and what you say often." />
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      <RefusedElsewhere result={refusalElsewhere(SHOWN, refused)} wrote={{ text: 'Your words' }} />
      <Section
        id="away"
        opens
        title="Absence"
        text="Both days are whole. Shown on your profile and services while it lasts; each conversation is answered once."
      >
        <AbsenceForm {...loaderData} refused={refused} />
      </Section>
      <Section
        id="quick-replies"
        opens
        title="Quick replies"
        text={`At most ${loaderData.limits.quickReplies}. They stand beside the place where you write.`}
      >
        <QuickReplies {...loaderData} refused={refused} />
      </Section>
      <p className="small soft">
        Whether others see that you are here and have read: <Link to="/my/account#seen">your account</Link>.
      </p>
    </>
  )
}
