import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { Time } from '#app/ui/time/time.tsx'

export type PastLine = {
  id: number
  label: string
  from: string
  to: string
  reason: string
  by: string
  at: Date
  /** When it applies, where that is not at once. */
  effectiveAt?: Date | undefined
  /** Taken back before its day. */
  isWithdrawn?: boolean
}

/** What became of a section's settings: who, when, from what to what, and why. */
export function History({ lines, now }: { lines: readonly PastLine[]; now: Date }) {
  if (lines.length === 0)
    return <p className="soft settings-fine">Never changed since the marketplace began.</p>
  const hasNotice = lines.some(({ effectiveAt }) => effectiveAt)
  return (
    <details className="settings-history">
      <summary>
        Changed {lines.length === 1 ? 'once' : `${lines.length} times`}, last{' '}
        <Time at={lines[0]?.at ?? now} now={now} quiet /> by {lines[0]?.by}
      </summary>
      <Scroller label="Changes">
        <table className="table table-tight">
          <caption className="sr">Changes, the newest first</caption>
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">Setting</th>
              <th scope="col">From</th>
              <th scope="col">To</th>
              {hasNotice ? <th scope="col">Applies</th> : null}
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.id}>
                <td>
                  <Time at={line.at} now={now} quiet />
                </td>
                <td>{line.by}</td>
                <td>{line.label}</td>
                <td className="soft">{line.from}</td>
                <td>{line.to}</td>
                {hasNotice ? (
                  <td>
                    {line.isWithdrawn ? 'never' : <Time at={line.effectiveAt ?? line.at} now={now} quiet />}
                  </td>
                ) : null}
                <td className="soft">{line.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  )
}
