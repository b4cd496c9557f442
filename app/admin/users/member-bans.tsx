import { Time } from '#app/ui/time/time.tsx'

type Ban = {
  id: string
  reason: string
  evidence: string
  bannedAt: Date
  bannedByName: string
  until: Date | null
  liftedAt: Date | null
  liftedByName: string | null
}

/** Every ban there was; appeals stand among the others. */
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

function BanWords({ ban, now }: { ban: Ban; now: Date }) {
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
    </>
  )
}
