import { Form, useNavigation } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import type { DemoRole } from '#domain/accounts/index.ts'
import type { SignInIntent } from './sign-in-intents.ts'

type DemoPersonView = { role: DemoRole; name: string; portraitUrl: string | null }

const WHAT_THEY_DO = {
  buyer: 'Looks for people, orders and accepts work.',
  seller: 'Sells services and answers projects.',
  admin: 'Runs the marketplace and sees everything.',
  moderator: 'Looks at services, projects and messages.',
  support: 'Answers people and reads their accounts.',
  finance: 'Pays out and decides disputes.',
} satisfies Record<DemoRole, string>

/** Those who stand for the marketplace hang smaller, below the three whom everyone tries first. */
const ALSO: readonly DemoRole[] = ['moderator', 'support', 'finance']

/** The people of the demo as portraits: one click walks in as any of them. */
export function DemoPeople({ people, next }: { people: readonly DemoPersonView[]; next: string }) {
  const navigation = useNavigation()
  const entering = navigation.state === 'submitting' ? navigation.formData?.get('person') : undefined
  return (
    <>
      <h2 id="gate-wall">This is a demo. Sign in as anyone.</h2>
      <p className="soft gate-wall-lede">
        One click and no password. Try whatever you like: it all stays here.
      </p>
      <div className="hung-people">
        {people
          .filter(({ role }) => !ALSO.includes(role))
          .map(({ role, name, portraitUrl }) => (
            <Form key={role} method="post" action="/my/login" className="hung-person">
              <input type="hidden" name="intent" value={'demo' satisfies SignInIntent} />
              <input type="hidden" name="person" value={role} />
              <input type="hidden" name="next" value={next} />
              <Avatar name={name} src={portraitUrl} size={200} />
              <h3>{name}</h3>
              <p>{WHAT_THEY_DO[role]}</p>
              <Button busy={entering === role}>
                <span>
                  <span className="hide-s">Enter as </span>
                  {role}
                </span>
              </Button>
            </Form>
          ))}
      </div>
      <ul className="hung-staff">
        {people
          .filter(({ role }) => ALSO.includes(role))
          .map(({ role, name, portraitUrl }) => (
            <li key={role}>
              <Form method="post" action="/my/login">
                <input type="hidden" name="intent" value={'demo' satisfies SignInIntent} />
                <input type="hidden" name="person" value={role} />
                <input type="hidden" name="next" value={next} />
                <Avatar name={name} src={portraitUrl} size={40} />
                <p>
                  <b>{name}</b> <span className="soft">{WHAT_THEY_DO[role]}</span>
                </p>
                <Button size="s" busy={entering === role} aria-label={`Enter as ${role}`}>
                  {role}
                </Button>
              </Form>
            </li>
          ))}
      </ul>
    </>
  )
}
