import { useActionData, useSearchParams } from 'react-router'
import { readAnewOnConflict } from '#app/forms/read-anew-on-conflict.ts'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { History } from '#app/admin/settings/history.tsx'
import settingsCssUrl from '#app/admin/settings/settings.css?url'
import { refusalFor } from '#app/forms/refused-form.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { counted, days } from '#app/shared/figures/figures.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/settings.page.ts'
import { type AnsweredRules, rulesIntents } from './settings/act-on-rules.ts'
import { Announced } from './settings/announced.tsx'
import { loadRules } from './settings/load-rules.ts'
import { RuleForm } from './settings/rule-form.tsx'
import cssUrl from './deals.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: settingsCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(
  staffOnly('settings.change', async (edge) => ({
    ...(await loadRules(edge)),
    currency: edge.settings.currency,
  })),
)

export const action = rulesIntents

export const shouldRevalidate = readAnewOnConflict

export const meta: Route.MetaFunction = () => describeAdminPage('Fees and clocks')

export default function DealSettingsPage({ loaderData }: Route.ComponentProps) {
  const { sections, basedOn, currency, now, noticeDays, dealsUnderWay } = loaderData
  const answered = useActionData<AnsweredRules>()
  const [search] = useSearchParams()
  return (
    <>
      <PageHead
        title="Fees and clocks"
        lede={`A change is published at once with its reason and applies after ${days(noticeDays)}. ${counted(dealsUnderWay, 'deal')} under way ${dealsUnderWay === 1 ? 'keeps its' : 'keep their'} own terms.`}
      />
      {sections.map((section) => (
        <section key={section.id} className="part-row" aria-labelledby={`${section.id}-title`}>
          <header>
            <h2 id={`${section.id}-title`}>{section.group}</h2>
            <p className="soft settings-about">{section.text}</p>
          </header>
          <div>
            {search.get('saved') === section.id ? (
              <Note role="status" icon="circle-check">
                {section.isAtOnce
                  ? 'Saved. It applies everywhere within a second, and stands in the public log.'
                  : 'Announced. It applies after the notice, and stands in the public log already.'}
              </Note>
            ) : null}
            {search.get('withdrawn') === section.id ? (
              <Note role="status" icon="circle-check">
                Withdrawn. It never applies, and the public log says so.
              </Note>
            ) : null}
            {search.get('same') === section.id ? (
              <Note role="status" tone="info">
                Nothing was different, so nothing changed.
              </Note>
            ) : null}
            <RuleForm
              // A section that changed begins anew; the others keep what is being typed into them.
              key={section.history[0]?.id ?? 0}
              section={section}
              basedOn={basedOn}
              currency={currency}
              answered={answered?.formId === section.id ? answered : undefined}
            />
            <Announced
              key={`announced ${section.history[0]?.id}`}
              sectionId={section.id}
              group={section.group}
              changes={section.announced}
              now={now}
              lastResult={refusalFor(`withdraw-${section.id}`, answered)}
            />
            <History lines={section.history} now={now} />
          </div>
        </section>
      ))}
    </>
  )
}
