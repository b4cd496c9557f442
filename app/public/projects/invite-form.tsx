import { Form, Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { ProjectData } from './load-project.server.ts'
import type { PublicProjectIntent } from './act-on-project.server.ts'

type InviteProps = Pick<ProjectData, 'id' | 'invited'> & {
  refused: { refused: string; username: string } | undefined
  now: Date | string
}

export function InviteForm({ id, invited, refused, now }: InviteProps) {
  return (
    <div className="stack">
      <Form method="post" action={`/projects/${id}`} className="form" preventScrollReset>
        <Field
          label="Username"
          name="username"
          id="invite-username"
          required
          hint="As on their page: @name"
          {...(refused ? { error: refused.refused } : {})}
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            defaultValue={refused?.username ?? ''}
            maxLength={60}
          />
        </Field>
        <div className="form-acts">
          <Button name="intent" value={'invite' satisfies PublicProjectIntent}>
            Invite
          </Button>
        </div>
      </Form>
      {invited.length > 0 ? (
        <ul className="lines" aria-label="Invited">
          {invited.map((one) => (
            <li key={one.username}>
              <Avatar name={one.name} src={one.src} size={32} />
              <Link to={`/user/${one.username}`}>{one.name}</Link>
              <small className="soft">
                <Time at={one.invitedAt} now={now} quiet />
              </small>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
