import { Money } from '#app/ui/money/money.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { dateAndTime } from '#app/shared/moments.ts'
import type { OwnPayout } from '#domain/payouts/index.ts'
import { stateLabels, stateTones } from '#domain/payouts/payout-words.ts'

/** The payout that is on its way: where it stands, what comes next and by when. */
export function OpenPayout({ payout, now, timeZone }: { payout: OwnPayout; now: Date; timeZone: string }) {
  const { number, amount, currency, state, methodLabel, askedAt } = payout
  const steps = [
    { name: 'Requested', at: askedAt },
    { name: 'Approved', at: payout.decidedAt },
    { name: 'Sent', at: payout.sentAt },
    { name: 'Paid', at: payout.endedAt },
  ]
  return (
    <section className="payout-open" aria-labelledby="open-title">
      <h2 id="open-title">
        Payout {number}: <Money minor={amount} currency={currency} /> to {methodLabel}
      </h2>
      <p className="row">
        <Tag tone={stateTones[state]}>{stateLabels[state]}</Tag>
        <span>{nextWords(payout, now, timeZone)}</span>
      </p>
      <ol className="payout-steps" aria-label="How far it is">
        {steps.map(({ name, at }) => (
          <li key={name} className={at ? 'is-done' : undefined}>
            <b>{name}</b>
            <span className="soft small">{at ? dateAndTime(at, timeZone) : 'not yet'}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function nextWords({ state, decideBy }: OwnPayout, now: Date, timeZone: string): string {
  if (state === 'approved') return 'It is approved and will be sent next.'
  if (state === 'sent') return 'It was sent. Banks take a day or a few.'
  return decideBy < now
    ? `It should have been decided by ${dateAndTime(decideBy, timeZone)}. It is overdue.`
    : `It is decided by ${dateAndTime(decideBy, timeZone)}.`
}
