import { Link, useActionData } from 'react-router'
import deskCssUrl from '#app/admin/case-desk/case-desk.css?url'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/case.page.ts'
import { caseIntents } from './case-intents.ts'
import { CaseKeys } from './case-keys.tsx'
import { CaseMessages } from './case-messages.tsx'
import cssUrl from './chat.css?url'
import { DecideForm } from './decide-form.tsx'
import { FlagBar, FlagList } from './flag-list.tsx'
import { decisionWords } from './flag-words.ts'
import { loadCase } from './load-case.ts'
import { OpenFurtherForm } from './open-further-form.tsx'
import { useCaseKeys } from './use-case-keys.ts'

export const links: Route.LinksFunction = () =>
  [deskCssUrl, cssUrl].map((href) => ({ rel: 'stylesheet', href }))

/** Private words stand here: no copy of the page is kept anywhere. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(staffOnly('message.read-flags', loadCase))

export const action = caseIntents

export const meta: Route.MetaFunction = () => describeAdminPage('A flagged message')

export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { list, people, reasons, decided, mayDecide, writer, others, unsent } = loaderData
  const refused = useActionData<RefusedForm>()
  const isOpen = !decided && mayDecide
  useCaseKeys(list, loaderData.id)
  return (
    <>
      <PageHead title="Flagged messages">
        <CaseKeys decides={isOpen} />
      </PageHead>
      <FlagBar {...list} />
      <div className="case-desk has-case">
        <FlagList list={list} current={loaderData.id} />
        <section className="case" aria-labelledby="case-title">
          <h2 id="case-title">{others.length > 0 ? `${writer} to ${others.join(', ')}` : writer}</h2>
          <RefusedElsewhere result={refusalElsewhere(isOpen ? ['decide', 'more'] : [], refused)} />
          {reasons.map((reason, place) => (
            <p key={place} className="small soft">
              You read more of it, because: {reason}
            </p>
          ))}
          <CaseMessages {...loaderData} />
          {isOpen && unsent === null ? <OpenFurtherForm key={loaderData.id} refused={refused} /> : null}
          <div className="case-people">
            {people.map(({ id, name, rows }) => (
              <section key={id}>
                <h3>
                  <Link to={`/admin/users/${id}`}>{name}</Link>
                </h3>
                <Meta rows={rows} />
              </section>
            ))}
          </div>
          {decided ? (
            <Note icon="circle-check">
              Decided: {decisionWords[decided.decision]}.{' '}
              {decided.isUndone ? 'Taken back after an appeal.' : null}
            </Note>
          ) : mayDecide ? (
            <DecideForm key={loaderData.id} {...loaderData} refused={refused} />
          ) : (
            <Note tone="info">This is about you: another administrator decides.</Note>
          )}
        </section>
      </div>
    </>
  )
}
