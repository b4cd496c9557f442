import { Link, useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { checkStateLabels, checkStateTones } from '#domain/identity-checks/check-words.ts'
import { AdminPart } from '../admin-part.tsx'
import type { Route } from './+types/check.page.ts'
import { checkIntents } from './check-intents.ts'
import { DecideForms } from './decide-forms.tsx'
import { Documents } from './documents.tsx'
import cssUrl from './identity-checks.css?url'
import { loadCheck } from './load-check.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** Names from passports stand here: no copy of the page is kept anywhere. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(staffOnly('identity.read-queue', loadCheck))

export const action = checkIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Identity check')

export default function CheckPage({ loaderData }: Route.ComponentProps) {
  const { check, member, username, now, isOwn, looked, proveAddress, decidedByName } = loaderData
  const refused = useActionData<RefusedForm>()
  const isToDecide = check.state === 'sent' && looked !== undefined
  return (
    <>
      <PageHead
        title={member}
        lede={
          <>
            Documents sent <Time at={check.sentAt} now={now} />.{' '}
            <Link to={`/admin/users/${check.memberId}`}>{username ? `@${username}` : 'The member'}</Link>
          </>
        }
      >
        <ButtonLink to="/admin/identity-checks">All identity checks</ButtonLink>
      </PageHead>
      <RefusedElsewhere
        result={refusalElsewhere(isToDecide ? ['approve', 'send-back'] : [], refused)}
        wrote={{ reason: 'Reason' }}
      />
      {check.state === 'sent' ? null : (
        <p className="row identity-state">
          <Tag tone={checkStateTones[check.state]}>{checkStateLabels[check.state]}</Tag>
          <span className="soft">
            {decidedByName ? `by ${decidedByName}` : ''}
            {check.decidedAt ? (
              <>
                , <Time at={check.decidedAt} now={now} />
              </>
            ) : null}
          </span>
        </p>
      )}
      {isOwn ? (
        <Note tone="info">This is your own: another administrator looks at it and decides.</Note>
      ) : looked ? (
        <Documents {...looked} />
      ) : (
        <AdminPart id="documents" title="Documents">
          <div className="stack">
            <p>
              They show who a person is. Confirm that it is you before you open them; the look is written
              down.
            </p>
            <p>
              <ButtonLink look="main" to={proveAddress}>
                Confirm that it is you
              </ButtonLink>
            </p>
          </div>
        </AdminPart>
      )}
      {isToDecide ? <DecideForms {...loaderData} refused={refused} /> : null}
    </>
  )
}
