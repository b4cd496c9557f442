import { Link } from 'react-router'
import { reading, staffOnly } from '#app/edge.ts'
import { TransferLines } from '#app/shared/money/transfer-lines.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import { findTransfer } from '#domain/ledger/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import type { Route } from './+types/transfer.page.ts'
import { describeTransfers } from './describe-transfers.ts'

export const loader = reading(
  staffOnly('ledger.read', async ({ db, actor, params, settings }) => {
    const id = params['id'] ?? ''
    if (!/^\d{1,18}$/.test(id)) throw new NotFound('There is no such transfer')
    const [transfer] = await describeTransfers(db, [await findTransfer(db, actor, BigInt(id))])
    if (!transfer) throw new NotFound('There is no such transfer')
    return { transfer, currency: settings.currency }
  }),
)

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(`Transfer ${loaderData?.transfer.id ?? ''}`)

export default function TransferPage({ loaderData: { transfer, currency } }: Route.ComponentProps) {
  const { id, kind, key, at, about, postings } = transfer
  return (
    <>
      <Crumbs trail={[{ label: 'Find', to: '/admin/find' }, { label: `Transfer ${id}` }]} />
      <PageHead title={`Transfer ${id}`} lede={kind} />
      <Section title="In the book" opens>
        <TransferLines postings={postings} currency={currency} />
      </Section>
      <Section title="About">
        <Meta
          rows={[
            { name: 'When', value: exactTime(at) },
            { name: 'Key', value: <code>{key}</code> },
            ...(about ? [{ name: 'For', value: <Link to={about.to}>{about.name}</Link> }] : []),
          ]}
        />
      </Section>
    </>
  )
}
