import type { Enqueued } from '#platform/jobs/job.ts'
import type { SandboxOutcome } from './sandbox.ts'
import type { SandboxChosen } from './sandbox-page.ts'

const LATE_MS = 60_000
const OVERTAKEN_MS = 2_000

const OUTCOMES = {
  pay: 'succeeded',
  fail: 'failed',
  'charge-back': 'chargeback-opened',
  'bank-for-payer': 'chargeback-lost',
  'bank-for-us': 'chargeback-won',
} as const satisfies Record<SandboxChosen['choice'], SandboxOutcome>

/** What comes first, and what after it, where words overtake one another. */
const OVERTAKES: Partial<Record<SandboxChosen['choice'], SandboxOutcome>> = { fail: 'expired' }
const OVERTAKEN: Partial<Record<SandboxChosen['choice'], SandboxOutcome>> = {
  pay: 'failed',
  fail: 'failed',
  'bank-for-payer': 'chargeback-opened',
  'bank-for-us': 'chargeback-opened',
}

/** How the word of a payer's choice is brought, in the way that was asked for. */
export function sandboxDeliveries({ sandboxId, choice, way, at }: SandboxChosen): Enqueued[] {
  const deliver = (outcome: SandboxOutcome, afterMs = 0): Enqueued => ({
    job: 'payments.deliver-sandbox',
    data: { sandboxId, outcome },
    ...(afterMs > 0 ? { startAt: new Date(new Date(at).getTime() + afterMs) } : {}),
  })
  const outcome = OUTCOMES[choice]
  switch (way) {
    case 'never':
      return []
    case 'late':
      return [deliver(outcome, LATE_MS)]
    case 'twice':
      return [deliver(outcome), deliver(outcome)]
    case 'out-of-order':
      return [deliver(OVERTAKES[choice] ?? outcome), deliver(OVERTAKEN[choice] ?? outcome, OVERTAKEN_MS)]
    default:
      return [deliver(outcome)]
  }
}
