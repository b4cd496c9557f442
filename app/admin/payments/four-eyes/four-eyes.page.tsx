import { reading, staffOnly } from '#app/edge.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { nameMembers } from '#domain/accounts/index.ts'
import { listWaitingCorrections } from '#domain/corrections/index.ts'
import { listRefundProposals } from '#domain/payments/index.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import { type Thing, ThingsList } from '../../things-list.tsx'
import { countTabs } from '../count-tabs.ts'
import { PaymentsTabs } from '../payments-tabs.tsx'
import type { Route } from './+types/four-eyes.page.ts'

export const loader = reading(
  staffOnly('corrections.read', async (edge) => {
    const { db, actor, clock } = edge
    const [corrections, refunds] = await Promise.all([
      listWaitingCorrections(db, actor),
      listRefundProposals(db, actor),
    ])
    const names = await nameMembers(
      db,
      refunds.map(({ memberId }) => memberId),
    )
    const things: Thing[] = [
      ...corrections.map((one) => ({
        to: `/admin/users/${one.memberId}#correction-${one.number}`,
        name: `${one.direction === 'give' ? 'Give to' : 'Take from'} ${one.member}`,
        note: `${one.reason}. Proposed by ${one.proposer}`,
        state: `Correction ${one.number}`,
        sum: { minor: one.amount, currency: one.currency },
        at: one.proposedAt,
      })),
      ...refunds.map((one) => ({
        to: `/admin/payments/${one.paymentId}#four-eyes`,
        name: `Send back to ${names.get(one.memberId)?.displayName ?? 'a former member'}`,
        note: one.reason,
        state: 'Refund',
        sum: { minor: one.amount, currency: one.currency },
        at: one.proposedAt,
      })),
    ]
    return { now: clock.now(), things, counts: await countTabs(edge) }
  }),
)

export const meta: Route.MetaFunction = () => describeAdminPage('Four eyes')

export default function FourEyesPage({ loaderData: { things, counts, now } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Four eyes" lede="Money that one of you proposed to move and another has to confirm." />
      <PaymentsTabs current="/admin/payments/four-eyes" counts={counts} />
      {things.length > 0 ? (
        <ThingsList things={things} now={now} />
      ) : (
        <EmptyState title="Nothing waits for a second look">
          Corrections of balances and large refunds come here once somebody proposes them.
        </EmptyState>
      )}
    </>
  )
}
