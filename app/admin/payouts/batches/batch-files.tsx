import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'
import { hasBankFile } from '#domain/payouts/batch-rules.ts'
import { batchKindLabels, WAYS_OUT_OF_DEBT } from '#domain/payouts/batch-words.ts'
import type { BatchData } from './load-batch.ts'

/** The files to take out, or why there are none for whoever looks. */
export function BatchFiles({ batch, eyes, debts }: BatchData) {
  if (batch.state === 'withdrawn')
    return <Note tone="bad">The batch is withdrawn: its file must not be paid any more.</Note>
  if (!batch.hasFiles)
    return <Note tone="info">The files are gone: someone in them had their data deleted.</Note>
  if (eyes.file) return <Note tone="warn">{eyes.file}.</Note>
  if (debts.length > 0)
    return (
      <Note tone="warn">
        {debts.join('. ')}. {WAYS_OUT_OF_DEBT}.
      </Note>
    )
  const at = `/admin/payouts/batches/${batch.number}`
  return (
    <p className="row">
      {hasBankFile(batch.kind) ? (
        <ButtonLink to={`${at}/bank.xml`} look={batch.state === 'made' ? 'main' : 'line'} reloadDocument>
          <Icon name="download" size={18} /> Bank file, pain.001
        </ButtonLink>
      ) : null}
      <ButtonLink to={`${at}/list.csv`} reloadDocument>
        <Icon name="download" size={18} /> List, CSV
      </ButtonLink>
    </p>
  )
}

/** What a bank, and whoever looks for the file there, knows it by. */
export function BatchFacts({ batch, now }: BatchData) {
  const { kind, executionDay } = batch
  const day = executionDay ? new Date(executionDay) : undefined
  const isPast = day !== undefined && batch.state === 'made' && day < new Date(now.toISOString().slice(0, 10))
  return (
    <div className="batch-facts">
      <Meta
        rows={[
          { name: 'Kind', value: batchKindLabels[kind] },
          { name: 'Payouts', value: batch.count },
          { name: 'Sum', value: <Money minor={batch.sum} currency={batch.currency} /> },
          ...(day ? [{ name: 'To be carried out', value: dateText(day) }] : []),
          ...(hasBankFile(kind) ? [{ name: 'Message id', value: <code>{batch.messageId}</code> }] : []),
        ]}
      />
      {kind === 'transfer' ? (
        <p className="soft small">
          SEPA is for euros only. This file is a plain credit transfer in {batch.currency} (pain.001.001.09,
          shared charges): ask your bank whether it takes it.
        </p>
      ) : null}
      {isPast ? (
        <Note tone="warn">
          The day that the file asks for has passed. Most banks pay on their next day; if yours refuses the
          file, withdraw the batch and make another.
        </Note>
      ) : null}
    </div>
  )
}
