import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Note } from '#app/ui/note/note.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import { type BatchMove, batchMoves, mayMoveBatch } from '#domain/payouts/batch-rules.ts'
import { payoutsOf } from '../done-words.ts'
import type { BatchData } from './load-batch.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import type { BatchIntent } from './act-on-batch.ts'

/** What whoever looks can do with the batch: exactly what the server would allow. */
export function movesOf({ batch, hasOwn, eyes }: BatchData): BatchMove[] {
  const all = Object.keys(batchMoves) as BatchMove[]
  return all.filter((move) => mayMoveBatch(move, batch.state) && !hasOwn && !eyes.move)
}

type BatchMovesProps = { data: BatchData; refused: RefusedForm | undefined }

export function BatchMoves({ data, refused }: BatchMovesProps) {
  const { batch, by, hasOwn, eyes, limits } = data
  const moves = movesOf(data)
  if (batch.endedAt)
    return (
      <p>
        {batch.state === 'closed' ? 'Closed' : 'Withdrawn'} by {by.ended} on {exactTime(batch.endedAt)}.
        {batch.reason ? ` The reason given: ${batch.reason}` : ''}
      </p>
    )
  return (
    <div className="stack">
      {hasOwn ? (
        <Note tone="info">A payout in it is yours: another administrator marks the batch.</Note>
      ) : eyes.move && eyes.move !== eyes.file ? (
        <Note tone="warn">{eyes.move}.</Note>
      ) : eyes.move ? (
        <Note tone="info">The second pair of eyes marks the batch, or withdraws it.</Note>
      ) : null}
      {moves.includes('send') ? <MoveForm move="send" data={data} refused={refused} /> : null}
      {moves.includes('pay') ? <MoveForm move="pay" data={data} refused={refused} /> : null}
      {moves.includes('withdraw') ? (
        <WithdrawForm limits={limits} lastResult={refusalFor('withdraw', refused)} />
      ) : null}
    </div>
  )
}

const WORDS = {
  send: {
    button: 'Mark as sent',
    text: 'Once the file is at your bank, or you have begun to pay by hand. From then on it can’t be withdrawn.',
  },
  pay: {
    button: 'Mark as paid',
    text: 'Once the bank has paid all of them. If it did not pay one, open that payout below and say so first: its money goes back.',
  },
} as const

function MoveForm({ move, data, refused }: BatchMovesProps & { move: keyof typeof WORDS }) {
  const { form } = serverForm({ id: move, lastResult: refusalFor(move, refused), limits: {} })
  const sent = useSent()
  const { open, batch } = data
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <p>{WORDS[move].text}</p>
      <div className="form-acts">
        <Button
          look="main"
          name="intent"
          value={move satisfies BatchIntent}
          busy={sent?.get('intent') === move}
        >
          {WORDS[move].button}: {payoutsOf(open.count)}, {formatMoney(open.sum, batch.currency)}
        </Button>
      </div>
    </Form>
  )
}
