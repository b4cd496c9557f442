import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { AdminPart } from '../admin-part.tsx'
import type { PayoutsData } from './load-payouts.ts'
import type { PayoutsIntent } from './act-on-payouts.ts'

const figure = new Intl.NumberFormat('en')

type LedgerPanelProps = Pick<PayoutsData, 'verifications' | 'now'>

/** The last looks over the whole book and what they found, and a button for another. */
export function LedgerPanel({ verifications, now }: LedgerPanelProps) {
  const sent = useSent()
  return (
    <AdminPart id="ledger" title="The ledger">
      <div className="stack">
        <p className="soft">
          Every balance is added up anew from its lines, every night and whenever you ask. A difference is an
          alarm in the security events.
        </p>
        <Form method="post" preventScrollReset>
          <Button
            name="intent"
            value={'verify' satisfies PayoutsIntent}
            busy={sent?.get('intent') === 'verify'}
          >
            Verify the ledger now
          </Button>
        </Form>
        {verifications.length === 0 ? (
          <p>It was not looked over yet.</p>
        ) : (
          <ul className="lines ledger-looks">
            {verifications.map(({ id, at, by, postingsCount, tookMs, findings }) => (
              <li key={String(id)}>
                {findings.length === 0 ? (
                  <Tag tone="ok">Adds up</Tag>
                ) : (
                  <Tag tone="bad">
                    {findings.length} {findings.length === 1 ? 'finding' : 'findings'}
                  </Tag>
                )}
                <div className="grow">
                  <p>
                    <Time at={at} now={now} quiet />, by {by}
                  </p>
                  <p className="soft small">
                    {figure.format(postingsCount)} lines in {figure.format(tookMs)} ms
                  </p>
                  {findings.length > 0 ? (
                    <ul className="ledger-findings">
                      {findings.slice(0, 20).map((finding) => (
                        <li key={finding}>{finding}</li>
                      ))}
                    </ul>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </AdminPart>
  )
}
