import { Link } from 'react-router'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Password, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { AccountData } from './load-account.ts'
import { ProveFirst } from './prove-first.tsx'
import { SectionForm } from './section-form.tsx'

export function UsernameForm({ username }: AccountData) {
  const { name, lockedUntil } = username
  return (
    <>
      <p>
        You are <b>{name}</b>, and your page is <Link to={`/user/${name}`}>/user/{name}</Link>.
      </p>
      {lockedUntil ? (
        <p className="soft">
          You changed it lately. You can change it again from <Time at={lockedUntil} />.
        </p>
      ) : (
        <SectionForm
          intent="change-username"
          label="Change the username"
          doneWords={`You are ${name} now.`}
          saved={{ username: name }}
        >
          {(field) => (
            <Field
              label="New username"
              {...field('username')}
              hint="3 to 30 of a to z, digits, - and _, beginning with a letter"
            >
              <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} />
            </Field>
          )}
        </SectionForm>
      )}
    </>
  )
}

export function EmailForm({ email, isProved }: AccountData) {
  return (
    <>
      <p className="row">
        <b className="account-address">{email.address}</b>
        {email.isVerified ? <Tag tone="ok">Verified</Tag> : <Tag tone="warn">Not verified yet</Tag>}
      </p>
      {isProved ? (
        <SectionForm
          intent="change-email"
          label="Send the link"
          doneWords="We sent a link to the new address. Your address changes when you open it; until then everything stays as it is."
        >
          {(field) => (
            <Field
              label="New e-mail"
              {...field('email')}
              hint="We send a link there, and tell the address you have now"
            >
              <TextInput type="email" autoComplete="email" />
            </Field>
          )}
        </SectionForm>
      ) : (
        <ProveFirst section="email">To change the address, first confirm that it is you.</ProveFirst>
      )}
    </>
  )
}

export function PasswordForm({ hasPassword, isProved, secondFactor }: AccountData) {
  if (!isProved && (!hasPassword || secondFactor.isOn)) {
    return (
      <ProveFirst section="password">
        {hasPassword
          ? 'To change it, first confirm that it is you.'
          : 'You have no password: you sign in another way. To set one, first confirm that it is you.'}
      </ProveFirst>
    )
  }
  return (
    <SectionForm
      intent="change-password"
      label={hasPassword ? 'Change the password' : 'Set the password'}
      doneWords="Your password is changed. All other devices are signed out."
      aside={hasPassword ? <Link to="/my/forgot">Forgot your password?</Link> : null}
    >
      {(field) => (
        <>
          {hasPassword ? (
            <Field label="Current password" {...field('current')}>
              <Password autoComplete="current-password" />
            </Field>
          ) : null}
          <Field
            label="New password"
            {...field('password')}
            hint="10 to 128 characters. A few words that nobody else puts together are good"
          >
            <Password autoComplete="new-password" />
          </Field>
        </>
      )}
    </SectionForm>
  )
}
