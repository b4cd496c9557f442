import { useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { amount, days, workingDays } from '#app/shared/figures/figures.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { HowLink } from '#app/shared/help/how-link.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { countries } from '#domain/accounts/index.ts'
import { DOCUMENT_MEGABYTES, DOCUMENTS_MOST, findOwnCheck, mayBeSent } from '#domain/identity-checks/index.ts'
import { may } from '#domain/identity-checks/permissions.ts'
import cssUrl from '../payouts.css?url'
import type { Route } from './+types/identity.page.ts'
import { IdentityForm } from './identity-form.tsx'
import { identityIntents } from './identity-intents.ts'
import { Standing } from './standing.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** What is typed here is nobody else's: no copy of the page is kept anywhere. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(
  memberOnly(async ({ db, actor, viewer, url, clock, settings }) => {
    const check = await findOwnCheck(db, actor.id)
    const isOver = check?.validUntil ? check.validUntil <= clock.now() : false
    return {
      check: check && { ...check, state: isOver ? ('expired' as const) : check.state },
      timeZone: viewer.timeZone,
      countries,
      most: DOCUMENTS_MOST,
      megabytes: DOCUMENT_MEGABYTES,
      above: amount(settings.identityCheckAboveMinor, settings.currency),
      decidedWithin: workingDays(settings.payoutDecisionWorkingDays),
      deletedAfter: days(settings.identityDocumentDays),
      maySend: may(actor, 'identity.send'),
      isToSend: mayBeSent(check, clock.now()),
      isUnverified: actor.state === 'unverified',
      isDone: url.searchParams.get('done') === 'sent',
    }
  }),
)

export const action = identityIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Identity check')

export default function IdentityPage({ loaderData }: Route.ComponentProps) {
  const { check, above, decidedWithin, deletedAfter, maySend, isToSend, isDone } = loaderData
  const refused = useActionData() as RefusedForm | undefined
  const showsForm = maySend && isToSend
  return (
    <div className="payouts">
      <PageHead
        title="Identity check"
        lede={`Once, before you withdraw more than ${above} in 30 days. Smaller payouts need none.`}
      >
        <HowLink article="identity-check" />
        <ButtonLink to="/my/payouts">Payouts</ButtonLink>
      </PageHead>
      {isDone && !refused ? (
        <Confirmation>Your documents are with us. We write to you when they are decided on.</Confirmation>
      ) : null}
      <RefusedElsewhere result={refusalElsewhere(showsForm ? ['send'] : [], refused)} />
      <Section title={check ? 'How it stands' : 'Your document'} opens>
        <div className="stack">
          <Standing {...loaderData} />
          {showsForm ? <IdentityForm {...loaderData} lastResult={refusalFor('send', refused)} /> : null}
          {maySend ? null : (
            <Note tone="warn">
              {loaderData.isUnverified
                ? 'Verify your e-mail address first: we write there when it is decided.'
                : 'You are looking as someone else: you can see, but not do.'}
            </Note>
          )}
        </div>
      </Section>
      <Section title="What happens to it">
        <ul className="identity-promises">
          <li>It is encrypted before it is stored, and never sent anywhere.</li>
          <li>Only administrators who decide can open it, and every look is written down.</li>
          <li>We decide within {decidedWithin}, and write to you.</li>
          <li>
            It is deleted {deletedAfter} after the decision. That it was checked, when and by whom is all that
            stays.
          </li>
          <li>
            Approved, your public page says that you are verified. It never shows your document or name in it.
          </li>
        </ul>
      </Section>
    </div>
  )
}
