import { hkdfSync } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#platform/clock/clock.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import type { Db } from '#platform/db/database.ts'
import { minor } from '#platform/money/money.ts'
import {
  chargebackOutcomes,
  ForgedWebhook,
  type PaymentEvent,
  type PaymentOutcome,
  paymentOutcomes,
  type PaymentProvider,
  type ProviderEvent,
} from './payment-provider.ts'
import { sandboxPayment, type SandboxState } from './schema.server.ts'
import { proveWebhook, signWebhook } from './webhook-signature.ts'

export const SANDBOX_SIGNATURE = 'Sandbox-Signature'

type SandboxPayment = typeof sandboxPayment.$inferSelect

const outcomeOf: Record<SandboxState, PaymentOutcome | undefined> = {
  open: undefined,
  paid: 'succeeded',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
  'charged-back': 'succeeded',
  'bank-decided': 'succeeded',
}

export const sandboxOutcomes = [...paymentOutcomes, ...chargebackOutcomes] as const
export type SandboxOutcome = (typeof sandboxOutcomes)[number]

const message = z.object({
  outcome: z.enum(sandboxOutcomes),
  reference: z.string(),
  paymentId: z.uuid(),
  amount: z.string().regex(/^\d{1,18}$/),
  currency: z.string(),
})

/** The secret between us and ourselves. */
function sandboxSecret(secret: string): string {
  return Buffer.from(hkdfSync('sha256', secret, 'guildhall', 'sandbox webhooks', 32)).toString('hex')
}

type SandboxMessage = { body: string; headers: Record<string, string> }

/** A message as the sandbox sends it. */
export function writeSandboxMessage(
  payment: Pick<SandboxPayment, 'id' | 'paymentId' | 'amount' | 'currency'>,
  outcome: SandboxOutcome,
  [secret]: Secret,
  at: Date,
): SandboxMessage {
  const { id: reference, paymentId, amount, currency } = payment
  const body = JSON.stringify({ outcome, reference, paymentId, amount: String(amount), currency })
  const signature = signWebhook(sandboxSecret(secret), body, at)
  return { body, headers: { 'Content-Type': 'application/json', [SANDBOX_SIGNATURE]: signature } }
}

type SandboxParts = { db: Db; clock: Clock; secret: Secret; origin: string }

/** A provider without money: its page stands on our own origin, and its word comes by a signed message as any other's. */
export function openSandbox({ db, clock, secret, origin }: SandboxParts): PaymentProvider {
  const find = async (id: string) => {
    const [row] = await db.select().from(sandboxPayment).where(eq(sandboxPayment.id, id))
    if (!row) throw new Error(`The sandbox knows no payment ${id}`)
    return row
  }
  return {
    name: 'sandbox',
    takes: () => true,
    async start({ paymentId, amount, currency, description, returnUrl }) {
      const [made] = await db
        .insert(sandboxPayment)
        .values({ paymentId, amount, currency, description, returnUrl, createdAt: clock.now() })
        // Asked again for the same payment, it is the same payment.
        .onConflictDoUpdate({ target: sandboxPayment.paymentId, set: { returnUrl } })
        .returning({ id: sandboxPayment.id })
      if (!made) throw new Error('The sandbox made no payment')
      return { reference: made.id, payAt: `${origin}/pay/sandbox/${made.id}` }
    },
    readWebhook(headers, body, now) {
      proveWebhook(headers.get(SANDBOX_SIGNATURE), body, secret.map(sandboxSecret), now)
      const read = message.safeParse(parseJson(body))
      if (!read.success) throw new ForgedWebhook('The message can’t be read')
      return eventOf(read.data)
    },
    async refund({ reference, refundedSoFar }) {
      await db
        .update(sandboxPayment)
        .set({ state: 'refunded' })
        .where(and(eq(sandboxPayment.id, reference), eq(sandboxPayment.amount, refundedSoFar)))
    },
    sumRefunded: async () => undefined,
    listRefunds: async () => undefined,
    findCharged: async (charged) => (await find(charged)).paymentId,
    // Invented money has no card.
    findPayer: async () => undefined,
    async lookUp(reference): Promise<PaymentEvent | undefined> {
      const { id, paymentId, amount, currency, state } = await find(reference)
      const outcome = outcomeOf[state]
      return outcome && { provider: 'sandbox', outcome, reference: id, paymentId, amount, currency }
    },
    health: async () => 'Invented money: whoever pays here pays nothing',
  }
}

function eventOf({ outcome, ...said }: z.infer<typeof message>): ProviderEvent {
  const about = { provider: 'sandbox', ...said, amount: minor(said.amount) } as const
  switch (outcome) {
    case 'chargeback-opened':
    case 'chargeback-won':
    case 'chargeback-lost':
      return {
        ...about,
        outcome,
        reference: `bank-${said.reference}`,
        charged: said.reference,
        cause: 'the payer asked their bank',
      }
    default:
      return { ...about, outcome }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
