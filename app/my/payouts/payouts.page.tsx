import { Link, useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { HowLink } from '#app/shared/help/how-link.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { AccountAnswer } from '../account/account-answer.ts'
import type { Route } from './+types/payouts.page.ts'
import { payoutsIntents } from './act-on-payouts.ts'
import { Ask } from './ask-section.tsx'
import { History } from './history.tsx'
import { loadPayouts, type PayoutsData } from './load-payouts.ts'
import { MethodForm } from './method-form.tsx'
import { Methods } from './methods-section.tsx'
import { OpenPayout } from './open-payout.tsx'
import cssUrl from './payouts.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** Account numbers are typed here: no copy of the page is kept anywhere. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(memberOnly(loadPayouts))

export const action = payoutsIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Payouts')

const DONE = new Map([
  ['asked', 'You asked for a payout. We write to you at every step.'],
  ['added', 'The method is kept. It can be used in 24 hours.'],
  ['changed', 'The method is changed. It can be used in 24 hours.'],
  ['removed', 'The method is removed.'],
])

/** A payout came meanwhile, or the form of a method is closed: there is no place of its own for what was refused. */
function isGone(intent: string, { open, opened, mayAsk }: PayoutsData): boolean {
  if (intent === 'ask') return Boolean(open)
  const isOpened = opened && mayAsk && !opened.proveAddress
  return intent.startsWith('save-') && !(isOpened && intent === `save-${opened.kind}`)
}

export default function PayoutsPage({ loaderData }: Route.ComponentProps) {
  const { money, currency, open, now, history, opened, otherMethod } = loaderData
  const answer = useActionData() as AccountAnswer | undefined
  const done = answer ? undefined : DONE.get(loaderData.done ?? '')
  const refused = answer?.intent === 'remove' ? answer.result?.error : undefined
  return (
    <div className="payouts">
      <PageHead
        title="Payouts"
        lede={
          <>
            You have <Money minor={money.earned} currency={currency} /> that you earned
            {money.disputed > 0n ? (
              <>
                , of which <Money minor={money.disputed} currency={currency} /> is disputed and stays until
                that is decided
              </>
            ) : null}
            {money.clearing > 0n ? (
              <>
                ; <Money minor={money.clearing} currency={currency} /> more is clearing
              </>
            ) : null}
            .
            {money.deposited > 0n ? (
              <>
                {' '}
                <Money minor={money.deposited} currency={currency} /> you paid in: spend it, or{' '}
                <Link to="/my/balance#send-back">send it back to where it came from</Link>.
              </>
            ) : null}
          </>
        }
      >
        <HowLink article="ask-for-a-payout" />
      </PageHead>
      {done ? <Confirmation>{done}</Confirmation> : null}
      <RefusedElsewhere result={answer && isGone(answer.intent, loaderData) ? answer.result : undefined} />
      {open ? <OpenPayout payout={open} now={now} timeZone={loaderData.timeZone} /> : null}
      <Section title="Withdraw" id="ask" opens>
        <Ask {...loaderData} lastResult={answer?.intent === 'ask' ? answer.result : undefined} />
      </Section>
      <Section
        title="Methods"
        id="methods"
        text="Where your money goes. A new or changed one waits 24 hours."
      >
        {refused ? (
          <Note tone="bad" role="alert">
            {Object.values(refused).flat().join(' ')}
          </Note>
        ) : null}
        <Methods {...loaderData} />
        {opened && loaderData.mayAsk ? (
          <MethodForm
            key={opened.method?.id ?? opened.kind}
            opened={opened}
            otherMethod={otherMethod}
            lastResult={answer?.intent === `save-${opened.kind}` ? answer.result : undefined}
          />
        ) : null}
      </Section>
      <Section title="History" id="history">
        <History rows={history.rows} />
        <Pagination page={history.page} pages={history.pages} />
      </Section>
    </div>
  )
}
