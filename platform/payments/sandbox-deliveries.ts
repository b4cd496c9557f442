import type { Enqueued } from '#platform/jobs/job.ts'
import type { PaymentOutcome } from './payment-provider.ts'
import type { SandboxChosen } from './sandbox-page.ts'

const LATE_MS = 60_000
const OVERTAKEN_MS = 2_000

/** How the word of a payer's choice is brought, in the way that was asked for. */
export function sandboxDeliveries({ sandboxId, choice, way, at }: SandboxChosen): Enqueued[] {
  const deliver = (outcome: PaymentOutcome, afterMs = 0): Enqueued => ({
    job: 'payments.deliver-sandbox',
    data: { sandboxId, outcome },
    ...(afterMs > 0 ? { startAt: new Date(new Date(at).getTime() + afterMs) } : {}),
  })
  const outcome = choice === 'pay' ? 'succeeded' : 'failed'
  switch (way) {
    case 'never':
      return []
    case 'late':
      return [deliver(outcome, LATE_MS)]
    case 'twice':
      return [deliver(outcome), deliver(outcome)]
    case 'out-of-order':
      return choice === 'pay'
        ? [deliver('succeeded'), deliver('failed', OVERTAKEN_MS)]
        : [deliver('expired'), deliver('failed', OVERTAKEN_MS)]
    default:
      return [deliver(outcome)]
  }
}
