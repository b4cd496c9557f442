import { Link } from 'react-router'
import { Time } from '#app/ui/time/time.tsx'

type Queue = { name: string; to: string | undefined; waiting: number; at: Date | null; word: string }

type QueuesProps = {
  now: Date
  queues: {
    services: { waiting: number; oldestAt: Date | null }
    projects: { waiting: number; oldestAt: Date | null }
    payouts: { waiting: number; oldestAt: Date | null }
    identities: { waiting: number; oldestAt: Date | null }
    referrals: { waiting: number; oldestAt: Date | null }
    chargebacks: { waiting: number }
    disputes: { open: number; soonest: Date | null }
    appeals: { waiting: number; oldestAt: Date | null }
    deletions: { waiting: number; nextAt: Date | null }
    tickets: { waiting: number; oldestAt: Date | null }
  }
}

/** What waits for an administrator; a queue that is empty says so quietly. */
export function Queues({
  now,
  queues: {
    services,
    projects,
    payouts,
    identities,
    referrals,
    chargebacks,
    disputes,
    appeals,
    deletions,
    tickets,
  },
}: QueuesProps) {
  const rows: Queue[] = [
    {
      name: 'Services to review',
      to: '/admin/market/services',
      waiting: services.waiting,
      at: services.oldestAt,
      word: 'oldest',
    },
    {
      name: 'Projects to review',
      to: '/admin/market/services?show=projects',
      waiting: projects.waiting,
      at: projects.oldestAt,
      word: 'oldest',
    },
    {
      name: 'Payouts to decide',
      to: '/admin/payouts',
      waiting: payouts.waiting,
      at: payouts.oldestAt,
      word: 'oldest',
    },
    {
      name: 'Identity checks',
      to: '/admin/identity-checks',
      waiting: identities.waiting,
      at: identities.oldestAt,
      word: 'oldest',
    },
    {
      name: 'Rewards to decide',
      to: '/admin/referrals',
      waiting: referrals.waiting,
      at: referrals.oldestAt,
      word: 'oldest',
    },
    {
      name: 'Chargebacks',
      to: '/admin/payments',
      waiting: chargebacks.waiting,
      at: null,
      word: 'oldest',
    },
    {
      name: 'Disputes',
      to: '/admin/deals/analytics#disputes',
      waiting: disputes.open,
      at: disputes.soonest,
      word: 'decide',
    },
    {
      name: 'Appeals to decide',
      to: '/admin/security/bans#appeals',
      waiting: appeals.waiting,
      at: appeals.oldestAt,
      word: 'oldest',
    },
    {
      name: 'Data deletion',
      to: '/admin/data-deletion-requests',
      waiting: deletions.waiting,
      at: deletions.nextAt,
      word: 'next',
    },
    { name: 'Tickets', to: '/admin/tickets', waiting: tickets.waiting, at: tickets.oldestAt, word: 'oldest' },
  ]
  return (
    <ul className="admin-queue">
      {rows.map((row) => (
        <li key={row.name}>
          {row.to ? <Link to={row.to}>{row.name}</Link> : <span>{row.name}</span>}
          <small className="soft">
            {row.at ? (
              <>
                {row.word} <Time at={row.at} now={now} />
              </>
            ) : (
              'nothing waits'
            )}
          </small>
          <b>{row.waiting}</b>
        </li>
      ))}
    </ul>
  )
}
