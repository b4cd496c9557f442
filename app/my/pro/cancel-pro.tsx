import { days, percent } from '#app/shared/figures/figures.ts'
import { Steps } from '#app/ui/steps/steps.tsx'
import { EndNowButton } from './end-now-button.tsx'
import type { OwnPro } from './own-pro.ts'
import { ProButton } from './pro-button.tsx'

/** What happens without it, in order, before the button that stops it. */
export function CancelPro(own: OwnPro) {
  const { state, until, words, rates, clearingDays, services, servicesMost, back, isTrialUsed } = own
  const day = words.on(until)
  const isNow = state === 'past_due'
  return (
    <section className="pro-part" id="cancel">
      <h2>If you cancel</h2>
      <div className="pro-cancel">
        <Steps
          steps={[
            {
              title: 'Now',
              text: isNow ? 'PRO ends, and nothing is taken.' : 'Nothing changes, nothing is taken again.',
            },
            {
              title: isNow ? 'From now on' : day,
              text: `Back to Free: ${percent(rates.free)} on deals that begin from then, ${days(clearingDays)} to clear.`,
            },
            {
              title: 'After that',
              text:
                services > servicesMost
                  ? `Your ${services} services stay on show. A new one needs fewer than ${servicesMost}.`
                  : 'Your services stay on show.',
            },
            { title: 'To their end', text: `Deals begun before keep their ${percent(rates.pro)}.` },
          ]}
        />
        <div className="pro-acts">
          {own.mayAct ? (
            <ProButton intent="cancel" look="danger">
              {isNow ? 'End PRO now' : `Cancel PRO on ${day}`}
            </ProButton>
          ) : null}
          <EndNowButton {...own} />
          <p className="small soft">
            You can come back any day.{isTrialUsed ? ' The trial was used.' : ''}
            {back === null ? '' : ' Within 14 days of the first payment, the days you did not use come back.'}
          </p>
        </div>
      </div>
    </section>
  )
}
