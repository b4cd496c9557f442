import type { Secret } from '#platform/crypto/secret.ts'
import type { Db } from '#platform/db/database.ts'
import { type SandboxOutcome, writeSandboxMessage } from './sandbox.ts'
import { findSandboxPayment } from './sandbox-page.ts'

export type Delivery = { sandboxId: string; outcome: SandboxOutcome }

type Parts = { db: Db; secret: Secret; origin: string; now: Date }

/** Brings the sandbox's word to the marketplace as an outside provider would: by a signed request to its address. */
export async function deliverSandboxMessage(
  { db, secret, origin, now }: Parts,
  { sandboxId, outcome }: Delivery,
): Promise<void> {
  const payment = await findSandboxPayment(db, sandboxId)
  const { body, headers } = writeSandboxMessage(payment, outcome, secret, now)
  const answer = await fetch(`${origin}/pay/webhook/sandbox`, {
    method: 'POST',
    body,
    headers,
    signal: AbortSignal.timeout(10_000),
  })
  await answer.body?.cancel()
  // Whoever brings it tries again later, as Stripe does.
  if (!answer.ok) throw new Error(`The word of the sandbox was answered with ${answer.status}`)
}
