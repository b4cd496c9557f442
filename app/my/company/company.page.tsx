import { redirect, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { formsOf } from '#app/forms/intents.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { companyInput, findCompany, findInvoiceParty, saveCompany } from '#domain/companies/index.ts'
import { countries } from '#domain/accounts/index.ts'
import { may } from '#domain/companies/permissions.ts'
import type { AccountAnswer } from '../account/account-answer.ts'
import { ownForms } from '../account/account-forms.ts'
import type { Route } from './+types/company.page.ts'
import { InvoicePartyLines } from '../../shared/company/invoice-party.tsx'
import { CompanyForm } from './company-form.tsx'
import { loadPapers } from './load-papers.ts'
import { PapersSection } from './papers-section.tsx'
import cssUrl from './company.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  memberOnly(async (edge) => {
    const { db, actor, url } = edge
    return {
      papers: await loadPapers(edge),
      company: await findCompany(db, actor.id),
      party: await findInvoiceParty(db, actor.id),
      countries,
      mayChange: may(actor, 'company.change'),
      isDone: url.searchParams.get('done') === 'saved',
    }
  }),
)

const { intent, intents } = formsOf({ ...ownForms, otherwise: 'company' })

export const action = intents({
  company: intent({
    input: companyInput,
    run: (tx, actor, input, asked) => saveCompany(tx, actor, input, asked),
    done: () => redirect('/my/company?done=saved'),
  }),
})

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Papers and invoice details')

export default function CompanyPage({ loaderData }: Route.ComponentProps) {
  const { papers, company, party, countries: choices, mayChange, isDone } = loaderData
  const answer = useActionData() as AccountAnswer | undefined
  return (
    <div className="company">
      <PageHead
        title="Papers and invoice details"
        lede="Who you are on invoices, to those you buy from and sell to. Invoices that were made stay as they are."
      />
      {isDone && !answer ? <Confirmation>Saved. New invoices say this.</Confirmation> : null}
      <RefusedElsewhere result={mayChange ? undefined : answer?.result} />
      <PapersSection papers={papers} />
      <Section title="Your details" opens>
        {mayChange ? (
          <CompanyForm company={company} countries={choices} lastResult={answer?.result} />
        ) : (
          <Note tone="warn">
            You can’t change this while your account is closed, or while you look as someone else.
          </Note>
        )}
      </Section>
      <Section
        title="As an invoice says it"
        text={company ? undefined : 'Until you write more, only your name.'}
      >
        <address className="company-party">
          <InvoicePartyLines party={party} />
        </address>
      </Section>
    </div>
  )
}
