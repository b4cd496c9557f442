import { toldWords } from '#app/shared/told-words.ts'
import { Form } from 'react-router'
import { useAccountForm, useAccountPage } from '#app/my/account/account-page.ts'
import { VerifyFirst } from '#app/my/account/verify-first.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { ProvidersOfMember, ShownProvider } from './load-providers.ts'
import type { StartIntent } from '#app/auth/providers/start.route.ts'
import type { AccountIntent } from '../act-on-account.ts'

type ProvidersSectionProps = { data: ProvidersOfMember }

const doneWords: Readonly<Record<string, string>> = {
  'link-provider': 'It is linked. From now on it signs you in.',
  'unlink-provider': 'It is unlinked, and signs you in no more.',
}

/** Accounts elsewhere that sign the member in here; nothing at all where the operator offers none. */
export function ProvidersSection({ data }: ProvidersSectionProps) {
  const { done } = useAccountPage()
  const { form } = useAccountForm({ intent: 'unlink-provider' })
  if (data.providers.length === 0) return null
  const words = toldWords(doneWords, done)
  return (
    <Section id="providers" title="Sign-in providers" text="Accounts elsewhere that sign you in here.">
      <div className="account-matter">
        {words && (
          <Note role="status" icon="circle-check">
            {words}
          </Note>
        )}
        <FormErrors form={form} />
        {data.isUnverified && <VerifyFirst>A sign-in provider</VerifyFirst>}
        <ul className="lines">
          {data.providers.map((provider) => (
            <ProviderLine key={provider.id} provider={provider} data={data} />
          ))}
        </ul>
      </div>
    </Section>
  )
}

function ProviderLine({ provider, data }: { provider: ShownProvider; data: ProvidersOfMember }) {
  const { name, link, mayUnlink } = provider
  return (
    <li>
      <div className="grow">
        <p>
          <b>{name}</b>
        </p>
        <p className="soft small">
          {link ? <LinkedWords link={link} now={data.now} /> : 'Not linked'}
          {link && !provider.isOffered && ' · no longer offered here'}
          {link && !mayUnlink && ' · your only way in: set a password before you unlink it'}
        </p>
      </div>
      {data.mayChange && !link && <LinkForm provider={provider} />}
      {data.mayChange && link && mayUnlink && <UnlinkForm provider={provider} />}
    </li>
  )
}

function LinkedWords({ link, now }: { link: NonNullable<ShownProvider['link']>; now: Date }) {
  return (
    <>
      {link.email === '' ? 'Linked' : <span className="account-address">{link.email}</span>} · since{' '}
      <Time at={link.linkedAt} now={now} quiet />
    </>
  )
}

/** Sent by the browser itself: the answer is a page that leaves this site. */
function LinkForm({ provider }: { provider: ShownProvider }) {
  return (
    <form method="post" action={`/auth/oauth/${provider.id}`}>
      <input type="hidden" name="intent" value={'link' satisfies StartIntent} />
      <Button size="s" aria-label={`Link ${provider.name}`}>
        Link
      </Button>
    </form>
  )
}

function UnlinkForm({ provider }: { provider: ShownProvider }) {
  const { isBusy } = useAccountForm({ intent: 'unlink-provider' })
  return (
    <Form method="post" action="/my/account" preventScrollReset>
      <input type="hidden" name="intent" value={'unlink-provider' satisfies AccountIntent} />
      <input type="hidden" name="provider" value={provider.id} />
      <Button size="s" busy={isBusy} aria-label={`Unlink ${provider.name}`}>
        Unlink
      </Button>
    </Form>
  )
}
