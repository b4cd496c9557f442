import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { MemberBalanceData } from './load-member-balance.ts'
import { ProposeForm } from './propose-form.tsx'
import { WaitingCorrection } from './waiting-correction.tsx'

type MemberBalanceProps = MemberBalanceData & {
  limits: Record<string, TextLimits>
  refused: RefusedForm | undefined
  now: Date
}

/** What a member has, what two are to agree on, and what was given and taken before. */
export function MemberBalance(props: MemberBalanceProps) {
  const { currency, available, deposited, earned, clearing, held, waiting, ended, now, refused, limits } =
    props
  const money = (minor: bigint) => <Money minor={minor} currency={currency} />
  return (
    <div className="stack">
      <Meta
        rows={[
          { name: 'Available', value: money(available) },
          { name: 'Of it paid in', value: money(deposited) },
          { name: 'Of it earned', value: money(earned) },
          { name: 'Clearing', value: money(clearing) },
          { name: 'Paid by them, in escrow', value: money(held.paying.amount) },
          { name: 'For them, in escrow', value: money(held.earning.amount) },
        ]}
      />
      {waiting.map((one) => (
        <WaitingCorrection
          key={one.id}
          one={one}
          limits={limits}
          now={now}
          lastResult={refusalFor(`decline-${one.id}`, refused)}
        />
      ))}
      {ended.length > 0 ? (
        <ul className="lines">
          {ended.map((one) => (
            <li key={one.id}>
              <span className="grow">
                Correction {one.number}, {one.direction === 'give' ? 'given' : 'taken'}, {one.state}{' '}
                <small className="soft">
                  {one.reason}. Proposed by {one.proposer}, decided by {one.decider ?? 'nobody'}{' '}
                  {one.decidedAt ? <Time at={one.decidedAt} now={now} /> : null}
                </small>
              </span>
              <Money minor={one.amount} currency={one.currency} />
            </li>
          ))}
        </ul>
      ) : null}
      {props.mayPropose ? (
        <ProposeForm
          currency={currency}
          most={props.most}
          mayGive={props.mayGive}
          formKey={props.formKey}
          limits={limits}
          lastResult={refusalFor('propose-correction', refused)}
        />
      ) : null}
    </div>
  )
}
