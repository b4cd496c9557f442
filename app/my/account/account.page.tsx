import type { ReactNode } from 'react'
import { Link, useActionData, useLoaderData, useSearchParams } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/account.page.ts'
import type { AccountAnswer } from './account-answer.ts'
import cssUrl from './account.css?url'
import { AccountPageContext } from './account-page.ts'
import { AccountPart } from './account-part.tsx'
import { accountIntents } from './act-on-account.ts'
import { TimeZoneForm } from './time-zone-form.tsx'
import { DataSection } from './data/data-section.tsx'
import { loadData } from './data/load-data.ts'
import { loadAccount } from './load-account.ts'
import { MarksForm } from './marks-form.tsx'
import { EmailForm, PasswordForm, UsernameForm } from './names-sections.tsx'
import { Passkeys } from './passkeys/passkeys-section.tsx'
import { PortraitForm } from './portrait-form.tsx'
import { ProfileForm } from './profile-section.tsx'
import { loadProviders } from './providers/load-providers.ts'
import { ProvidersSection } from './providers/providers-section.tsx'
import { SessionList } from './sessions-section.tsx'
import { listShownForms } from './shown-forms.ts'
import { TwoFactor } from './two-factor-section.tsx'
import { VerifyFirst } from './verify-first.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** Secrets and codes are shown here once: no copy of the page is kept anywhere. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders?.get('Retry-After')
  return { 'Cache-Control': 'no-store', ...(retryAfter ? { 'Retry-After': retryAfter } : {}) }
}

export const loader = reading(
  memberOnly(async (edge) => {
    const [account, providers, ownData] = await Promise.all([
      loadAccount(edge),
      loadProviders(edge),
      loadData(edge),
    ])
    return { account, providers, ownData }
  }),
)

export const action = accountIntents

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Account',
    description: 'Your profile, how you sign in, and your data.',
    path: '/my/account',
    image: 'home',
    noIndex: true,
  })

const CONTENTS = [
  ['profile', 'Profile'],
  ['username', 'Username'],
  ['email', 'E-mail'],
  ['password', 'Password'],
  ['two-factor', 'Two-factor'],
  ['passkeys', 'Passkeys'],
  ['sessions', 'Sessions'],
  ['providers', 'Providers'],
  ['channels', 'Notifications'],
  ['seen', 'What others see'],
  ['place', 'Time zone'],
  ['data', 'Your data'],
] as const

export default function AccountPage() {
  const { account, providers, ownData } = useLoaderData<typeof loader>()
  const answer = useActionData() as AccountAnswer | undefined
  const [search] = useSearchParams()
  // A form that was refused is what matters now, whatever the address still says was done before it.
  const done = answer ? undefined : (search.get('done') ?? undefined)
  const isElsewhere = answer && !listShownForms(account, ownData).includes(answer.intent)
  const contents = CONTENTS.filter(([id]) => id !== 'providers' || providers.providers.length > 0)
  return (
    <AccountPageContext value={{ answer, done }}>
      <div className="account">
        <PageHead title="Account" lede="Who you are here, how you sign in, and what is yours." />
        <RefusedElsewhere result={isElsewhere ? answer.result : undefined} wrote={{ about: 'About you' }} />
        <nav className="account-nav" aria-label="On this page">
          {contents.map(([id, label]) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
          <Link to="/my/blacklist">Blocked people</Link>
        </nav>
        <AccountPart id="profile" title="Profile" text="What others see at your public page.">
          <Editable isOpen={account.mayEdit}>
            <PortraitForm {...account} />
            <ProfileForm {...account} />
          </Editable>
        </AccountPart>
        <AccountPart
          id="username"
          title="Username"
          text="Once in 30 days. The old one leads to you for 90 days and is nobody else’s meanwhile."
        >
          <Editable isOpen={account.mayEdit}>
            <UsernameForm {...account} />
          </Editable>
        </AccountPart>
        <AccountPart id="email" title="E-mail" text="Where we write to you, and one way to sign in.">
          <Editable isOpen={account.mayEdit}>
            <EmailForm {...account} />
          </Editable>
        </AccountPart>
        <AccountPart id="password" title="Password" text="A new one signs out all other devices.">
          {done === 'it-was-not-me' ? (
            <Note tone="warn" role="status">
              <b>That device is signed out.</b> Whoever it was knew a way in: change your password now, and
              see that only you read your mail.
            </Note>
          ) : null}
          <Editable isOpen={account.mayEdit}>
            <PasswordForm {...account} />
          </Editable>
        </AccountPart>
        <AccountPart
          id="two-factor"
          title="Two-factor"
          text="A proof by your own device, asked at every sign-in."
        >
          {account.mayEdit && !account.mayAddWaysIn ? (
            <VerifyFirst>A second factor</VerifyFirst>
          ) : (
            <Editable isOpen={account.mayEdit}>
              <TwoFactor {...account} />
            </Editable>
          )}
        </AccountPart>
        <AccountPart
          id="passkeys"
          title="Passkeys"
          text="Sign in by your device, without a password. At most ten."
        >
          <Editable isOpen={account.mayEdit}>
            <Passkeys {...account} />
          </Editable>
        </AccountPart>
        <AccountPart id="sessions" title="Sessions" text="Where you are signed in. End what you don’t know.">
          <SessionList {...account} />
        </AccountPart>
        <ProvidersSection data={providers} />
        <AccountPart
          id="channels"
          title="Notifications"
          text="E-mails about security, money and moderation always come."
        >
          <p>
            Of what you are told, and how, stands with your notifications:{' '}
            <Link to="/my/notifications/settings">What reaches me</Link>.
          </p>
        </AccountPart>
        <AccountPart
          id="seen"
          title="What others see of you"
          text="What you do not show you do not see of others either."
        >
          <MarksForm {...account} />
        </AccountPart>
        <AccountPart id="place" title="Time zone">
          <TimeZoneForm {...account} />
        </AccountPart>
        <DataSection data={ownData} />
      </div>
    </AccountPageContext>
  )
}

/** Forms that are there exactly when the server would take them. */
function Editable({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return isOpen ? children : <p className="soft">This can’t be changed in the state your account is in.</p>
}
