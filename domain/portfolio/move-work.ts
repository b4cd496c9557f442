import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockOwnWork } from './lock-works.ts'
import { work } from './schema.server.ts'

/** Puts a work at a place among the member's own, the first being 0; past the end is the end. */
export async function moveWork(
  tx: Transaction,
  actor: Actor,
  { workId, to }: { workId: string; to: number },
): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : ''
  authorise(actor, 'work.change')
  const { works } = await lockOwnWork(tx, memberId, workId)
  const others = works.map(({ id }) => id).filter((id) => id !== workId)
  const place = Math.max(0, Math.min(to, others.length))
  const order = [...others.slice(0, place), workId, ...others.slice(place)]
  const places = sql.join(
    order.map((id, position) => sql`(${id}::uuid, ${position}::int)`),
    sql`, `,
  )
  await tx.db
    .update(work)
    .set({ position: sql`placed.position` })
    .from(sql`(values ${places}) as placed (id, position)`)
    .where(eq(work.id, sql`placed.id`))
  await tx.announce({ kind: 'works.changed', memberId })
}
