import { days, hours, inDays, percent, workingDays } from '#app/shared/figures/figures.ts'
import type { HomeRules } from './home-rules.ts'

type Line = { title: string; text: string }

/** The same deal from the two sides of the counter. */
export function Sides({ rules }: { rules: HomeRules }) {
  return (
    <div className="pair sides">
      <Side title="If you buy" lines={forBuyers(rules)} />
      <Side title="If you sell" lines={forSellers(rules)} />
    </div>
  )
}

function Side({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line.title}>
            <div>
              <b>{line.title}</b>
              <p>{line.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function forBuyers(rules: HomeRules): Line[] {
  const fee = rules.buyerServiceFeeBasisPoints
  return [
    {
      title: 'The price is the price',
      text:
        fee === 0
          ? 'Nothing is added to it at the till.'
          : `A service fee of ${percent(fee)} is shown before you pay.`,
    },
    {
      title: 'You pay into escrow, not to the seller',
      text:
        rules.freeCancellationHours === 0
          ? 'It is released when you accept the work, not before.'
          : `A change of mind within ${hours(rules.freeCancellationHours)} costs nothing while no work is delivered.`,
    },
    {
      title: `${days(rules.autoAcceptServiceDays)} to look at what was delivered`,
      text: 'Accept it, ask for a revision, or open a dispute. Silence accepts, after two reminders.',
    },
    {
      title: 'Late work is your choice',
      text: `Late by ${hours(rules.lateCancellationHours)}, and you may cancel alone. All of your money comes back.`,
    },
  ]
}

function forSellers(rules: HomeRules): Line[] {
  return [
    {
      title: 'The money is there before you begin',
      text: 'Work starts when the buyer has paid into escrow. You see the sum that will reach you.',
    },
    {
      title: 'A silent buyer can’t hold you up',
      text: `${days(rules.autoAcceptServiceDays)} after your delivery it is accepted automatically. It clears ${inDays(rules.clearingDays)}${rules.withPro}.`,
    },
    ...ownClients(rules),
    {
      title: 'Paid out without a fee',
      text: `A payout is decided within ${workingDays(rules.payoutDecisionWorkingDays)}. A cancellation that was the buyer’s fault leaves your figures alone.`,
    },
  ]
}

/** Said only where the rules in force make it cheaper. */
function ownClients(rules: HomeRules): Line[] {
  const own = rules.ownLinkCommissionBasisPoints
  const usual = rules.sellerCommissionBasisPoints
  if (own >= usual) return []
  return [
    {
      title: `${percent(own)} for clients of your own`,
      text: `Bring a buyer by your own link and give less than the usual ${percent(usual)}.`,
    },
  ]
}
