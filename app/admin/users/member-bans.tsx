import { Time } from '#app/ui/time/time.tsx'

type Ban = {
  id: string
  reason: string
  evidence: string
  bannedAt: Date
  bannedByName: string
  until: Date | null
  appealBy: Date
  appeal: string | null
  appealedAt: Date | null
  decision: string | null
  decidedAt: Date | null
  decidedByName: string | null
  liftedAt: Date | null
  liftedByName: string | null
}

/** Every ban there was, with what was said on both sides. */
export function MemberBans({ bans, now }: { bans: readonly Ban[]; now: Date }) {
  if (bans.length === 0) return <p className="soft">Never banned.</p>
  return (
    <ul className="admin-cases">
      {bans.map((ban) => (
        <li key={ban.id} className="stack">
          <BanWords ban={ban} now={now} />
        </li>
      ))}
    </ul>
  )
}

export function BanWords({ ban, now }: { ban: Ban; now: Date }) {
  return (
    <>
      <p className="admin-said">
        <b>{ban.reason}</b>
        {ban.evidence ? `\n${ban.evidence}` : ''}
      </p>
      <p className="small soft">
        Banned by {ban.bannedByName} <Time at={ban.bannedAt} now={now} />,{' '}
        {ban.until ? (
          <>
            until <Time at={ban.until} />
          </>
        ) : (
          'until lifted'
        )}
        .
        {ban.liftedAt ? (
          <>
            {' '}
            Lifted by {ban.liftedByName} <Time at={ban.liftedAt} now={now} />.
          </>
        ) : null}
      </p>
      {ban.appealedAt ? (
        <p className="admin-said">
          <span className="small soft">
            Appeal, <Time at={ban.appealedAt} now={now} />:
          </span>{' '}
          {ban.appeal ?? 'removed with the account'}
        </p>
      ) : null}
      {ban.decidedAt ? (
        <p className="admin-said">
          <span className="small soft">
            Decided by {ban.decidedByName} <Time at={ban.decidedAt} now={now} />:
          </span>{' '}
          {ban.decision}
        </p>
      ) : null}
    </>
  )
}
