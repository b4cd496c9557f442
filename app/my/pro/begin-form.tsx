import { Form } from 'react-router'
import { days } from '#app/shared/figures/figures.ts'
import { Button, type ButtonLook } from '#app/ui/inputs/button/button.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { ProIntent } from './act-on-pro.ts'
import type { OfferData } from './load-offer.ts'

type BeginFormProps = Pick<OfferData, 'plan' | 'price' | 'trialDays' | 'missing' | 'canPay' | 'mayBegin'> & {
  currency: string
  look?: ButtonLook
  wide?: boolean
}

/** The one button that begins PRO, by whichever way is open: to try it, from the balance, or by a payment. */
export function BeginForm(props: BeginFormProps) {
  const { plan, price, trialDays, missing, canPay, mayBegin, currency, look = 'line', wide = false } = props
  const sent = useSent()?.get('intent')
  if (!mayBegin) return <p className="soft">Only an active account can begin PRO.</p>
  if (missing > 0n && !canPay)
    return <p className="soft">Payments are not set up here: put money on your balance another way first.</p>
  const [intent, label] = chosen()
  return (
    <Form method="post" action={`/my/pro?plan=${plan}`} preventScrollReset>
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="sum" value={String(price)} />
      <Button look={look} wide={wide} name="intent" value={intent} busy={sent === intent}>
        {label}
      </Button>
    </Form>
  )

  function chosen(): [ProIntent, string] {
    if (trialDays > 0) return ['try', `Start ${days(trialDays).replace(' ', ' free ')}`]
    if (missing > 0n) return ['pay', `Pay ${formatMoney(missing, currency)} and begin PRO`]
    return ['begin', `Begin PRO for ${formatMoney(price, currency)}`]
  }
}
