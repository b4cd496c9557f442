import { sql } from 'drizzle-orm'
import type { Figure } from '#platform/telemetry/figure.ts'

export const signInFigures: readonly Figure[] = [
  {
    name: 'sign_ins_last_hour',
    help: 'Sign-ins of the last hour that succeeded, and that failed',
    label: 'result',
    everySeconds: 60,
    async read(db) {
      const { rows } = await db.execute<{ succeeded: number; failed: number }>(sql`
        select count(*) filter (where kind = 'sign-in')::int as succeeded,
          count(*) filter (where kind = 'sign-in.failed')::int as failed
        from security_event where kind in ('sign-in', 'sign-in.failed') and at > now() - interval '1 hour'`)
      return [
        { of: 'succeeded', value: rows[0]?.succeeded ?? 0 },
        { of: 'failed', value: rows[0]?.failed ?? 0 },
      ]
    },
  },
]
