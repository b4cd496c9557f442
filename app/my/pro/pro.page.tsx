import { toldWords } from '#app/shared/told-words.ts'
import { useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { HowLink } from '#app/shared/help/how-link.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { Route } from './+types/pro.page.ts'
import { proIntents } from './act-on-pro.ts'
import { BreakEven } from './break-even.tsx'
import { CancelPro } from './cancel-pro.tsx'
import { DealByDeal } from './deal-by-deal.tsx'
import { Invoices } from './invoices.tsx'
import { loadPro } from './load-pro.ts'
import { MonthByMonth } from './month-by-month.tsx'
import { NeedTable } from './need-table.tsx'
import { OfferHead } from './offer-head.tsx'
import { OwnHead } from './own-head.tsx'
import { PlanSection } from './plan-section.tsx'
import { dayWords, doneWords } from './pro-words.ts'
import cssUrl from './pro.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadPro))

export const action = proIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'PRO')

export default function ProPage({ loaderData }: Route.ComponentProps) {
  const { offer, own, currency, timeZone, invoices } = loaderData
  const refused = useActionData() as RefusedForm | undefined
  const done = refused ? undefined : toldWords(doneWords, loaderData.done)
  const words = dayWords(timeZone, loaderData.now)
  return (
    <div className="pro">
      <PageHead
        size="quiet"
        title={
          own ? (
            <>
              PRO <Tag tone="pro">since {words.on(own.since)}</Tag>
            </>
          ) : (
            'PRO'
          )
        }
      >
        {offer ? (
          <span className="soft">You are on Free. No plan changes where you stand in search.</span>
        ) : null}
        <HowLink article="pro-plan" />
      </PageHead>
      {done ? <Confirmation>{done}</Confirmation> : null}
      <RefusedElsewhere result={refusalElsewhere([], refused)} />
      {offer ? (
        <>
          <OfferHead {...offer} currency={currency} words={words} />
          <BreakEven
            saving={offer.saving}
            currency={currency}
            yearly={offer.yearly}
            monthly={offer.monthly}
          />
          <DealByDeal saving={offer.saving} currency={currency} />
          <PlanSection {...offer} currency={currency} words={words} now={loaderData.now} />
          <NeedTable need={offer.need} currency={currency} />
        </>
      ) : null}
      {own ? (
        <>
          <OwnHead {...own} currency={currency} words={words} />
          <MonthByMonth months={own.months} cost={own.monthly} currency={currency} words={words} />
        </>
      ) : null}
      <Invoices invoices={invoices} currency={currency} words={words} />
      {own && !own.isCancelled ? <CancelPro {...own} currency={currency} words={words} /> : null}
    </div>
  )
}
