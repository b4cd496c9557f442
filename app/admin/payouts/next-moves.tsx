import { Form } from 'react-router'
import { Button, type ButtonLook } from '#app/ui/inputs/button/button.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Note } from '#app/ui/note/note.tsx'
import {
  mayMove,
  needsSecondEyes,
  type PayoutMove,
  payoutMoveNames,
  waitsForDebt,
} from '#domain/payouts/states.ts'
import type { PayoutsData } from './load-payouts.ts'
import type { PayoutsIntent } from './act-on-payouts.ts'

const MOVES: Record<PayoutMove, { label: string; look: ButtonLook }> = {
  approve: { label: 'Approve', look: 'main' },
  send: { label: 'Mark as sent', look: 'main' },
  pay: { label: 'Mark as paid', look: 'main' },
  reject: { label: 'Reject…', look: 'danger' },
  fail: { label: 'It failed…', look: 'danger' },
  return: { label: 'It came back…', look: 'danger' },
}

type NextMovesProps = Pick<NonNullable<PayoutsData['opened']>, 'payout' | 'eyes'> & {
  debt: string | undefined
}

/** What can be done to one payout by whoever looks, and where they can't, who can. */
export function NextMoves({ payout, eyes, debt }: NextMovesProps) {
  const sent = useSent()
  const moves = payoutMoveNames.filter((move) => mayMove(move, payout.state))
  if (moves.length === 0) return <p className="soft">It has ended. Nothing more can be done to it.</p>
  if (payout.isOwn) return <Note tone="info">This payout is yours: another administrator decides on it.</Note>
  if (payout.batchState === 'made')
    return (
      <Note tone="info">
        It goes with batch {payout.batchNumber} until that is marked as sent or withdrawn.
      </Note>
    )
  const needsOther = (move: PayoutMove) => eyes !== undefined && needsSecondEyes(move)
  const isHeld = (move: PayoutMove) => debt !== undefined && waitsForDebt(move)
  const shown = moves.filter((move) => !needsOther(move) && !isHeld(move))
  return (
    <>
      {moves.some(needsOther) ? <Note tone="warn">{eyes}.</Note> : null}
      {moves.some(isHeld) ? <Note tone="warn">{debt}. Wait, or reject it.</Note> : null}
      <Form method="post" className="row" preventScrollReset>
        <input type="hidden" name="payout" value={payout.id} />
        {shown.map((move) => (
          <Button
            key={move}
            name="intent"
            value={move satisfies PayoutsIntent}
            look={MOVES[move].look}
            busy={sent?.get('intent') === move}
          >
            {MOVES[move].label}
          </Button>
        ))}
      </Form>
    </>
  )
}
