import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { dateAndTime } from '#app/shared/moments.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { methodKindLabels } from '#domain/payouts/payout-words.ts'
import type { PayoutsData } from './load-payouts.ts'
import type { OwnPayoutsIntent } from './act-on-payouts.ts'

const icons: Record<string, IconName> = { bank: 'landmark', card: 'credit-card', other: 'wallet' }

type Method = PayoutsData['methods'][number]

/** The ways to be paid, masked, and the ways to add another. */
export function Methods({ methods, canAddMore, otherMethod, mayAsk, timeZone }: PayoutsData) {
  return (
    <div className="stack">
      {methods.length > 0 ? (
        <ul className="lines payout-methods">
          {methods.map((method) => (
            <MethodLine key={method.id} method={method} mayChange={mayAsk} timeZone={timeZone} />
          ))}
        </ul>
      ) : (
        <p className="soft">You have none yet. Add one: it can be used a day later.</p>
      )}
      {mayAsk && canAddMore ? (
        <p className="row">
          <ButtonLink size="s" to="/my/payouts?add=bank#method" preventScrollReset>
            Add a bank account
          </ButtonLink>
          <ButtonLink size="s" to="/my/payouts?add=card#method" preventScrollReset>
            Add a card
          </ButtonLink>
          {otherMethod ? (
            <ButtonLink size="s" to="/my/payouts?add=other#method" preventScrollReset>
              Add: {otherMethod}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </div>
  )
}

function MethodLine({
  method: { id, kind, label, isUsable, usableAt },
  mayChange,
  timeZone,
}: {
  method: Method
  mayChange: boolean
  timeZone: string
}) {
  const sent = useSent()
  const isBusy = sent?.get('intent') === 'remove' && sent.get('methodId') === id
  return (
    <li>
      <Icon name={icons[kind] ?? 'wallet'} />
      <div className="grow">
        <p className="row">
          <b>{label}</b>
          {isUsable ? <Tag tone="ok">Ready</Tag> : <Tag tone="warn">Waits</Tag>}
        </p>
        <p className="soft small">
          {methodKindLabels[kind]}
          {isUsable ? '' : `, can be used from ${dateAndTime(usableAt, timeZone)}`}
        </p>
      </div>
      {mayChange ? (
        <div className="row">
          <ButtonLink size="s" to={`/my/payouts?change=${id}#method`} aria-label={`Change ${label}`}>
            Change
          </ButtonLink>
          <Form method="post" action="/my/payouts" preventScrollReset>
            <input type="hidden" name="intent" value={'remove' satisfies OwnPayoutsIntent} />
            <input type="hidden" name="methodId" value={id} />
            <Button size="s" look="bare" busy={isBusy} aria-label={`Remove ${label}`}>
              Remove
            </Button>
          </Form>
        </div>
      ) : null}
    </li>
  )
}
