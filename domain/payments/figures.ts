import { count } from 'drizzle-orm'
import type { Figure } from '#platform/telemetry/figure.ts'
import { payment } from './schema.server.ts'

export const paymentFigures: readonly Figure[] = [
  {
    name: 'payments',
    help: 'Payments by state',
    label: 'state',
    everySeconds: 300,
    read: (db) => db.select({ of: payment.state, value: count() }).from(payment).groupBy(payment.state),
  },
]
