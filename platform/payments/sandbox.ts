import { hkdfSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '#platform/clock/clock.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import type { Db } from '#platform/db/database.ts'
import { minor } from '#platform/money/money.ts'
import {
  ForgedWebhook,
  type PaymentEvent,
  type PaymentOutcome,
  paymentOutcomes,
  type PaymentProvider,
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
}

const message = z.object({
  outcome: z.enum(paymentOutcomes),
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
  outcome: PaymentOutcome,
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
      return { provider: 'sandbox', ...read.data, amount: minor(read.data.amount) }
    },
    async refund({ reference }) {
      await db.update(sandboxPayment).set({ state: 'refunded' }).where(eq(sandboxPayment.id, reference))
    },
    async lookUp(reference): Promise<PaymentEvent | undefined> {
      const { id, paymentId, amount, currency, state } = await find(reference)
      const outcome = outcomeOf[state]
      return outcome && { provider: 'sandbox', outcome, reference: id, paymentId, amount, currency }
    },
    health: async () => 'Invented money: whoever pays here pays nothing',
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
