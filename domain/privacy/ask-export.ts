import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import { addDays, DAY_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { Conflict, TooManyRequests } from '#platform/errors/errors.ts'
import { dataExport } from './schema.server.ts'

/** Two requests of one member follow each other; the first number says what is locked, the second whose. */
const EXPORT_LOCK = 4_711_071

/** Asks for a file of all that a member has here: one at a time, and one a day. */
export async function askExport(
  tx: Transaction,
  actor: MemberActor,
  { origin }: { origin: Origin },
): Promise<{ exportId: string }> {
  authorise(actor, 'account.ask-export')
  await tx.db.execute(sql`select pg_advisory_xact_lock(${EXPORT_LOCK}, hashtext(${actor.id}))`)
  await refuseSecond(tx, actor.id)
  const [asked] = await tx.db
    .insert(dataExport)
    .values({ memberId: actor.id, askedAt: tx.now })
    .returning({ exportId: dataExport.id })
  if (!asked) throw new Error('The export was not written down')
  await recordSecurityEvent(tx, { kind: 'export.asked', actor, memberId: actor.id, origin })
  await tx.announce({ kind: 'privacy.export-asked', exportId: asked.exportId })
  return asked
}

async function refuseSecond(tx: Transaction, memberId: string): Promise<void> {
  const [underWay] = await tx.db
    .select({ id: dataExport.id })
    .from(dataExport)
    .where(
      and(
        eq(dataExport.memberId, memberId),
        inArray(dataExport.state, ['waiting', 'making']),
        gt(dataExport.askedAt, addDays(tx.now, -1)),
      ),
    )
    .limit(1)
  if (underWay) throw new Conflict('Your file is being made already. You get an e-mail when it is ready.')
  const [latest] = await tx.db
    .select({ askedAt: dataExport.askedAt })
    .from(dataExport)
    .where(and(eq(dataExport.memberId, memberId), ne(dataExport.state, 'failed')))
    .orderBy(newestFirst(dataExport.askedAt))
    .limit(1)
  const waitMs = latest ? latest.askedAt.getTime() + DAY_MS - tx.now.getTime() : 0
  if (waitMs > 0) {
    const hours = Math.ceil(waitMs / 3_600_000)
    throw new TooManyRequests(
      `You can ask for your data once a day. Try again in ${hours === 1 ? 'an hour' : `${hours} hours`}.`,
      Math.ceil(waitMs / 1_000),
    )
  }
}
