import { Link, useActionData } from 'react-router'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import {
  paymentPurposeWords,
  paymentStateTones,
  paymentStateWords,
} from '#app/shared/money/money-state-words.ts'
import { toldWords } from '#app/shared/told-words.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import { adminLimits } from '#domain/accounts/index.ts'
import { paymentProviderTitles } from '#platform/payments/payment-provider.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import type { Route } from './+types/payment.page.ts'
import { loadPayment, type PaymentData } from './load-payment.ts'
import { Book, Heard, Refunds } from './payment-history.tsx'
import { paymentIntents } from './payment-intents.ts'
import { Proposals } from './proposals.tsx'
import { RefundForms } from './refund-forms.tsx'

export const loader = reading(
  staffOnly('payments.read', async (edge) => ({
    ...(await loadPayment(edge)),
    limits: { reason: adminLimits.reason },
    done: edge.url.searchParams.get('done'),
  })),
)

export const action = paymentIntents

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describeAdminPage(`Payment ${loaderData?.payment.id.slice(0, 8) ?? ''}`)

const DONE = {
  sent: 'The money left the balance and is on its way back. The member is told.',
  proposed: 'Proposed. Nothing moves until a colleague confirms it.',
  declined: 'Declined. Nothing moved.',
}

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  const { payment, proposals, refund, now, limits } = loaderData
  const refused = useActionData<RefusedForm>()
  const done = refused ? undefined : toldWords(DONE, loaderData.done)
  const waiting = proposals.filter(({ mayDecide }) => mayDecide)
  return (
    <>
      <Crumbs trail={[{ label: 'Payments', to: '/admin/payments' }, { label: payment.id.slice(0, 8) }]} />
      <PageHead
        title={<Money minor={payment.amount} currency={payment.currency} />}
        lede={
          <>
            <Tag tone={paymentStateTones[payment.state]}>{paymentStateWords[payment.state]}</Tag>{' '}
            {paymentPurposeWords[payment.purpose]} through {paymentProviderTitles[payment.provider]}
          </>
        }
      />
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      <RefusedElsewhere
        result={refusalElsewhere(
          [...(refund?.arithmetic ? ['send-back'] : []), ...waiting.map(({ id }) => `decline-${id}`)],
          refused,
        )}
        wrote={{ reason: 'Reason' }}
      />
      <Section title="Payment" opens>
        <Facts {...loaderData} />
      </Section>
      {proposals.length > 0 ? (
        <Section title="Four eyes" id="four-eyes" text="More than one alone may send back.">
          <Proposals {...loaderData} limits={limits} refused={refused} />
        </Section>
      ) : null}
      {refund ? (
        <Section
          title="Send back"
          id="send-back"
          text="To what they paid with. Only what was not spent can go."
        >
          <RefundForms
            payment={payment}
            refund={refund}
            limits={limits}
            lastResult={refusalFor('send-back', refused)}
          />
        </Section>
      ) : null}
      <Section title="Sent back">
        <Refunds {...loaderData} />
      </Section>
      <Section title="Heard from the provider" text="Each word once, with how often it came.">
        <Heard words={loaderData.words} currency={payment.currency} now={now} />
      </Section>
      <Section title="In the book" text="The transfers that it caused.">
        <Book transfers={loaderData.transfers} currency={payment.currency} />
      </Section>
    </>
  )
}

function Facts({ payment, member, order, papers, chargebacks }: PaymentData) {
  return (
    <Meta
      rows={[
        { name: 'Id', value: <code>{payment.id}</code> },
        { name: 'Member', value: <Link to={`/admin/users/${payment.memberId}`}>{member}</Link> },
        { name: 'Reference', value: payment.reference ? <code>{payment.reference}</code> : 'none yet' },
        { name: 'Begun', value: exactTime(payment.createdAt) },
        ...(payment.endedAt ? [{ name: 'Ended', value: exactTime(payment.endedAt) }] : []),
        ...(order?.number
          ? [{ name: 'Order', value: <Link to={`/admin/orders/${order.number}`}>Order {order.number}</Link> }]
          : []),
        ...papers.map(({ id, label }) => ({
          name: 'Paper',
          value: <Link to={`/papers/${id}`}>{label}</Link>,
        })),
        ...chargebacks.map(({ id, number, state }) => ({
          name: 'Chargeback',
          value: (
            <Link to={`/admin/payments/chargebacks?show=${state}&case=${id}#case`}>
              Chargeback {number}, {state}
            </Link>
          ),
        })),
      ]}
    />
  )
}
