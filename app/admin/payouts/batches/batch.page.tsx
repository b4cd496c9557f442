import { useActionData } from 'react-router'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { batchStateLabels, batchStateTones } from '#domain/payouts/batch-words.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import cssUrl from '../payouts.css?url'
import type { Route } from './+types/batch.page.ts'
import { batchIntents } from './act-on-batch.ts'
import { BatchFacts, BatchFiles } from './batch-files.tsx'
import { BatchMoves, movesOf } from './batch-moves.tsx'
import { BatchPayouts } from './batch-payouts.tsx'
import { type BatchData, loadBatch } from './load-batch.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(staffOnly('payouts.read', loadBatch))

export const action = batchIntents

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(loaderData ? `Batch ${loaderData.batch.number}` : 'Batch')

const DONE = new Map([
  ['made', 'The batch is made. Take its file to your bank, then mark the batch as sent.'],
  ['sent', 'The batch is sent, and so are all its payouts. Each member is told.'],
  ['paid', 'The batch is closed, and its payouts are paid. Each member is told.'],
  ['withdrawn', 'The batch is withdrawn. Its payouts wait for another one.'],
])

export default function BatchPage({ loaderData }: Route.ComponentProps) {
  const { batch, done } = loaderData
  const refused = useActionData<RefusedForm>()
  const words = refused ? undefined : DONE.get(done ?? '')
  return (
    <>
      <Crumbs
        trail={[
          { label: 'Payouts', to: '/admin/payouts' },
          { label: 'Batches', to: '/admin/payouts/batches' },
          { label: `Batch ${batch.number}` },
        ]}
      />
      <PageHead title={`Batch ${batch.number}`} lede={<StateLine {...loaderData} />} />
      {words ? (
        <Note role="status" icon="circle-check">
          {words}
        </Note>
      ) : null}
      {done === 'no-file' ? (
        <Note tone="bad" role="alert">
          The file was not given out. What stands below says why.
        </Note>
      ) : null}
      <RefusedElsewhere
        result={refusalElsewhere(movesOf(loaderData), refused)}
        wrote={{ reason: 'Reason' }}
      />
      <Section title="Files" id="files" opens text="As they were made. Each download is in the audit log.">
        <BatchFiles {...loaderData} />
        <BatchFacts {...loaderData} />
      </Section>
      <Section title="Next" id="next">
        <BatchMoves data={loaderData} refused={refused} />
      </Section>
      <Section title="Payouts" id="payouts" text="What it was made of, also what left it since.">
        <BatchPayouts {...loaderData} />
      </Section>
    </>
  )
}

function StateLine({ batch, by, now }: BatchData) {
  return (
    <>
      <Tag tone={batchStateTones[batch.state]}>{batchStateLabels[batch.state]}</Tag> made by {by.made}{' '}
      <Time at={batch.madeAt} now={now} />
    </>
  )
}
