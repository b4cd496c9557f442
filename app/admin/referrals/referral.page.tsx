import { Link, useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { AdminPart } from '../admin-part.tsx'
import type { Route } from './+types/referral.page.ts'
import { DecideForms } from './decide-forms.tsx'
import { loadReferral, type ReferralData } from './load-referral.ts'
import { referralIntents } from './referral-intents.ts'

export const loader = reading(staffOnly('referral.read-queue', loadReferral))

export const action = referralIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Invitation')

const STATES = { open: 'Released', held: 'Waits', refused: 'Refused' } as const
const REWARDS = { booked: 'Booked', held: 'Waits', refused: 'Refused' } as const

export default function ReferralPage({ loaderData }: Route.ComponentProps) {
  const { invited, referrer, state, now, isOwn, signs, reason, decidedAt, decidedByName } = loaderData
  const refused = useActionData<RefusedForm>()
  const mayDecide = !isOwn && state !== 'open'
  const forms = mayDecide ? (state === 'held' ? ['release', 'refuse'] : ['release']) : []
  return (
    <>
      <PageHead
        title={`${referrer.name} and ${invited.name}`}
        lede={
          <>
            {STATES[state]}. <Link to={`/admin/users/${referrer.id}`}>{referrer.name}</Link> invited{' '}
            <Link to={`/admin/users/${invited.id}`}>{invited.name}</Link>, who joined{' '}
            <Time at={loaderData.joinedAt} now={now} />.
          </>
        }
      >
        <ButtonLink to="/admin/referrals">All invitations</ButtonLink>
      </PageHead>
      <RefusedElsewhere result={refusalElsewhere(forms, refused)} wrote={{ reason: 'Reason' }} />
      {decidedAt ? (
        <p>
          Decided by {decidedByName}, <Time at={decidedAt} now={now} />: {reason}
        </p>
      ) : null}
      {isOwn ? (
        <Note tone="info">This is about you: another administrator looks at it and decides.</Note>
      ) : null}
      <AdminPart id="signs" title="What says that they are one person">
        {signs.length === 0 ? <p>That is forgotten: one of the two has left.</p> : null}
        <ul className="lines">
          {signs.map(({ words, isPassed }) => (
            <li key={words}>
              {words}
              {isPassed ? <span className="soft"> Looked at before, and let pass.</span> : null}
            </li>
          ))}
        </ul>
      </AdminPart>
      <AdminPart id="rewards" title="Rewards">
        <DataTable
          label="Rewards, newest first"
          columns={rewardColumns(loaderData)}
          rows={loaderData.rewards}
          rowKey={({ id }) => id}
          tight
        />
      </AdminPart>
      {mayDecide ? <DecideForms {...loaderData} refused={refused} /> : null}
    </>
  )
}

function rewardColumns({ currency, now }: ReferralData): Column<ReferralData['rewards'][number]>[] {
  return [
    { key: 'when', head: 'When', phone: 'under', cell: ({ at }) => <Time at={at} now={now} quiet /> },
    {
      key: 'deal',
      head: 'Deal',
      phone: 'title',
      cell: ({ dealId }) => <Link to={`/deals/${dealId}`}>Its room</Link>,
    },
    {
      key: 'commission',
      head: 'Our commission',
      align: 'end',
      cell: ({ commission }) => <Money minor={commission} currency={currency} />,
    },
    {
      key: 'amount',
      head: 'Reward',
      align: 'end',
      phone: 'title-end',
      cell: ({ amount }) => <Money minor={amount} currency={currency} />,
    },
    { key: 'state', head: 'State', phone: 'under-end', cell: ({ state }) => REWARDS[state] },
  ]
}
