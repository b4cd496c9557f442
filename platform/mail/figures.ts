import { eq, sql } from 'drizzle-orm'
import type { Figure } from '#platform/telemetry/figure.ts'
import { mailMessage } from './schema.server.ts'

export const mailFigures: readonly Figure[] = [
  {
    name: 'mail_oldest_waiting_seconds',
    help: 'How long the letter that waits longest has waited to be sent',
    everySeconds: 60,
    async read(db) {
      const [oldest] = await db
        .select({
          seconds: sql<number>`coalesce(extract(epoch from now() - min(${mailMessage.createdAt})), 0)::float8`,
        })
        .from(mailMessage)
        .where(eq(mailMessage.state, 'waiting'))
      return [{ value: oldest?.seconds ?? 0 }]
    },
  },
]
