import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import { errorForLog } from './describe-error.ts'
import type { Dsn } from './dsn.ts'
import { makeEnvelope } from './envelope.ts'
import { keepReport } from './keep-report.ts'
import type { Report } from './report.ts'

/** Reports of one envelope, with the few header fields that go on with them. */
export type Delivery = { eventId: string; trace: Record<string, unknown> | undefined; reports: Report[] }

export type Deliverer = {
  /** Takes the reports and returns at once. False when so many are under way that these are dropped. */
  deliver(delivery: Delivery): boolean
  /** Waits for what is under way: at the end of the process, and in tests. */
  settled(): Promise<void>
}

const MOST_UNDER_WAY = 50
const FORWARD_TIMEOUT_MS = 5_000

/** Sends reports to the Sentry server, or keeps them where there is none or it doesn't take them. */
export function openDeliverer(parts: {
  dsn: Dsn | undefined
  db: Db
  fetch: typeof fetch
  clock: Clock
}): Deliverer {
  const { dsn, db, clock } = parts
  const underWay = new Set<Promise<void>>()

  async function forward(to: Dsn, delivery: Delivery): Promise<void> {
    const header = {
      event_id: delivery.eventId,
      sent_at: clock.now().toISOString(),
      ...(delivery.trace ? { trace: { ...delivery.trace, public_key: to.publicKey } } : {}),
    }
    const items = delivery.reports.map(({ type, payload }) => ({ type, payload }))
    const response = await parts.fetch(to.envelopeUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=guildhall/1, sentry_key=${to.publicKey}`,
      },
      body: Buffer.from(makeEnvelope(header, items)),
      redirect: 'error',
      signal: AbortSignal.timeout(FORWARD_TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The Sentry server answered ${response.status}`)
  }

  async function keep(reports: Report[]): Promise<void> {
    for (const report of reports) await keepReport(db, report, clock.now())
  }

  async function run(delivery: Delivery): Promise<void> {
    try {
      if (dsn) return await forward(dsn, delivery)
    } catch (error) {
      log.warn(
        { fault: errorForLog(error), eventId: delivery.eventId },
        'a report could not be sent on and is kept',
      )
    }
    // A database that is down is what is being reported, perhaps: there is nowhere else to say so.
    await keep(delivery.reports).catch((error: unknown) =>
      log.error({ err: error, eventId: delivery.eventId }, 'a report could not be kept'),
    )
  }

  return {
    deliver(delivery) {
      if (underWay.size >= MOST_UNDER_WAY) {
        log.warn({ eventId: delivery.eventId }, 'too many reports at once: this one is dropped')
        return false
      }
      const running: Promise<void> = run(delivery).finally(() => underWay.delete(running))
      underWay.add(running)
      return true
    },
    async settled() {
      await Promise.all(underWay)
    },
  }
}
