import { days, months } from '#app/shared/figures/figures.ts'
import { Steps } from '#app/ui/steps/steps.tsx'
import type { ReferralRules } from './reward.ts'

export function HowItWorks({ rules }: { rules: ReferralRules }) {
  return (
    <Steps
      steps={[
        { title: 'You share your link', text: 'With people whose work you would vouch for.' },
        {
          title: 'They join',
          text: `Within ${days(rules.referralCookieDays)} of opening it, on the same device.`,
        },
        {
          title: 'Their work is paid',
          text: `For ${days(rules.claimWindowDays)} after the deal both sides may still make claims. When that is over and their money has cleared, our commission is final and your share is booked.`,
        },
        {
          title: 'You have the money',
          text: 'In your balance at once, as a line you can open. It is never taken back.',
        },
      ]}
    />
  )
}

export function Limits({ rules }: { rules: ReferralRules }) {
  const limits = [
    {
      title: 'Own accounts earn nothing',
      text: 'Where a device, an address, a mailbox, a card or a payout method says that two accounts are one person’s, or who invited buys, the reward waits until an administrator has looked. Both are told why.',
    },
    {
      title: 'The first link wins',
      text: 'If someone opened another member’s link before yours, they were invited by that member.',
    },
    {
      title: 'Only our commission is shared',
      text: 'Tips carry none, and refunded work earns none, so there is nothing to share from them. Of a team’s work it is each one’s part.',
    },
    {
      title: `It ends after ${months(rules.referralMonths)}`,
      text: 'Counted from the day they joined, by the rules of that day. What you have received stays yours.',
    },
    { title: 'One step only', text: 'You earn from those you invited, not from those whom they invite.' },
  ]
  return (
    <ul className="lines limits">
      {limits.map((limit) => (
        <li key={limit.title}>
          <h3>{limit.title}</h3>
          <p>{limit.text}</p>
        </li>
      ))}
    </ul>
  )
}
