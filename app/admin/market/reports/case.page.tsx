import { useActionData } from 'react-router'
import deskCssUrl from '#app/admin/case-desk/case-desk.css?url'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/case.page.ts'
import { REPORTS } from './address.ts'
import { caseIntents } from './case-intents.ts'
import { OwnerSoFar, ThenAndNow, WhatWasSaid } from './case-parts.tsx'
import { DecideForm } from './decide-form.tsx'
import { loadCase } from './load-case.ts'
import cssUrl from './reports.css?url'
import { ReportsKeys } from './reports-keys.tsx'
import { ReportsBar, ReportsList } from './reports-list.tsx'
import { RestoreForm } from './restore-form.tsx'
import { useReportsKeys } from './use-reports-keys.ts'

export const links: Route.LinksFunction = () =>
  [deskCssUrl, cssUrl].map((href) => ({ rel: 'stylesheet', href }))

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(staffOnly('report.read', loadCase))

export const action = caseIntents

export const shouldRevalidate = readAnewOnConflict

export const meta: Route.MetaFunction = () => describeAdminPage('A report')

export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { list, number, title, kindWord, waitsSince, reportsCount, owner, decided, restored } = loaderData
  const { mayDecide, canRestore, isReturned } = loaderData
  const refused = useActionData<RefusedForm>()
  const here = `${REPORTS}/${number}`
  const isOpen = !decided && mayDecide
  const forms = [...(isOpen ? ['decide'] : []), ...(canRestore && mayDecide ? ['restore'] : [])]
  useReportsKeys(list, here)
  return (
    <>
      <PageHead title="Reports">
        <ReportsKeys decides={isOpen} />
      </PageHead>
      <ReportsBar {...list} />
      <div className="case-desk has-case">
        <ReportsList {...list} current={here} />
        <section className="case" aria-labelledby="case-title">
          <p className="small soft">
            Case {number}. {kindWord}, reported{' '}
            {reportsCount === 1 ? 'once' : `${formatCount(reportsCount)} times`}, since {waitsSince}
            {isReturned ? '. The time to change it is over: look whether it was changed' : ''}
          </p>
          <h2 id="case-title">{title}</h2>
          <RefusedElsewhere result={refusalElsewhere(forms, refused)} wrote={{ words: 'Reason' }} />
          <WhatWasSaid {...loaderData} />
          <ThenAndNow {...loaderData} />
          {owner ? <OwnerSoFar key={owner.id} owner={owner} /> : null}
          {decided ? (
            <section className="case-part stack">
              <h3>Decided: {decided.name}</h3>
              <p>{decided.words}</p>
              <Meta
                rows={[
                  { name: 'By', value: `${decided.by}, ${decided.at}` },
                  { name: 'Rule', value: decided.rule },
                  ...(decided.changeBy ? [{ name: 'Change until', value: decided.changeBy }] : []),
                ]}
              />
              {restored ? (
                <Note icon="circle-check">
                  Undone, {restored.at}: {restored.why}
                </Note>
              ) : canRestore && mayDecide ? (
                <RestoreForm key={number} refused={refused} />
              ) : null}
            </section>
          ) : mayDecide ? (
            <DecideForm key={number} {...loaderData} refused={refused} />
          ) : (
            <Note tone="info">You reported this: somebody else of staff decides.</Note>
          )}
        </section>
      </div>
    </>
  )
}
