import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { MemberIntent } from './act-on-member.ts'
import { ReasonForm } from './reason-form.tsx'

type FormOf = (
  intent: MemberIntent,
) => Pick<ComponentProps<typeof ReasonForm>, 'intent' | 'limits' | 'lastResult'>

type AccountSectionsProps = {
  shows: Readonly<Record<string, boolean>>
  member: { username: string; account: { email: string } | undefined }
  form: FormOf
  isOneself: boolean
}

/** What is mended of an account for who can't do it themselves, or must not keep it so. */
export function AccountSections({ shows, member, form, isOneself }: AccountSectionsProps) {
  return (
    <>
      {isOneself ? (
        <Section title="E-mail address and username">
          <Note tone="info">
            This is you: change them in <Link to="/my/account#email">your own account</Link>, where you prove
            first that it is you.
          </Note>
        </Section>
      ) : null}
      {shows['change-email'] ? (
        <Section
          title="E-mail address"
          text={`Now ${member.account?.email}. A link goes to the new address, and the old one is told; the account moves once the link is used.`}
        >
          <ReasonForm {...form('change-email')} label="Send the link">
            {(field) => (
              <Field label="New e-mail" {...field('email')}>
                <TextInput type="email" autoComplete="off" />
              </Field>
            )}
          </ReasonForm>
        </Section>
      ) : null}
      {shows['rename'] ? (
        <Section
          title="Username"
          text={`Now ${member.username}. Links to it lead to the new one for 90 days.`}
        >
          <ReasonForm {...form('rename')} label="Change the username">
            {(field) => (
              <Field label="New username" {...field('username')}>
                <TextInput autoComplete="off" />
              </Field>
            )}
          </ReasonForm>
        </Section>
      ) : null}
      {shows['remove-portrait'] ? (
        <Section title="Portrait" text="It is deleted; they can choose another.">
          <ReasonForm {...form('remove-portrait')} label="Remove the portrait" danger />
        </Section>
      ) : null}
      {shows['send-reset'] ? (
        <Section
          title="Password"
          text="A link to choose a new one goes to their address. Nobody else sees it."
        >
          <ReasonForm {...form('send-reset')} label="Send a reset link" />
        </Section>
      ) : null}
    </>
  )
}
