import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/variables.ts'
import type { Db } from '#platform/db/database.ts'
import { openSandbox } from './sandbox.ts'
import { openStripe } from './stripe.ts'
import type { PaymentProvider } from './payment-provider.ts'

export type Payments = {
  /** Who takes new payments; nobody, until the operator has chosen. */
  active: PaymentProvider | undefined
  /** The same, if it takes this currency: nobody stands in for it. */
  activeFor(currency: string): PaymentProvider | undefined
  /** By the name in a payment or an address. */
  find(name: string): PaymentProvider | undefined
}

type Parts = { config: Pick<Config, 'payments' | 'secret' | 'origin'>; db: Db; clock: Clock }

/** Real money goes before invented money where both are set. */
export function openPayments({ config, db, clock }: Parts): Payments {
  const { stripe, sandbox } = config.payments
  const open: PaymentProvider[] = [
    ...(stripe ? [openStripe(stripe)] : []),
    ...(sandbox ? [openSandbox({ db, clock, secret: config.secret, origin: config.origin })] : []),
  ]
  const [active] = open
  return {
    active,
    activeFor: (currency) => (active?.takes(currency) ? active : undefined),
    find: (name) => open.find((one) => one.name === name),
  }
}
