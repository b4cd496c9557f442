import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { markPicturesLeft, markPicturesUsed } from '#domain/pictures/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { authorise } from './permissions.ts'
import { expectRoom, lockBanner } from './save-banner.ts'
import { banner } from './schema.server.ts'

/** A draft like it, that begins tomorrow and lasts as long: for one that has ended, or a second to take turns with. */
export async function copyBanner(
  tx: Transaction,
  actor: Actor,
  { number }: { number: number },
  { origin }: { origin?: Origin },
): Promise<number> {
  authorise(actor, 'banner.change')
  const { number: _own, ...like } = await lockBanner(tx, number)
  await expectRoom(tx)
  await markPicturesUsed(
    tx,
    [like.lightPictureId, like.darkPictureId].filter((id) => id !== null),
  )
  const startsAt = new Date(tx.now.getTime() + DAY_MS)
  const lasts = like.endsAt ? like.endsAt.getTime() - like.startsAt.getTime() : undefined
  const [copied] = await tx.db
    .insert(banner)
    .values({
      ...like,
      standing: 'draft',
      startsAt,
      endsAt: lasts === undefined ? null : new Date(startsAt.getTime() + lasts),
      changedAt: tx.now,
      changedBy: actor.kind === 'member' ? actor.id : null,
    })
    .returning({ number: banner.number })
  if (!copied) throw new Error('No banner was copied')
  await recordSecurityEvent(tx, {
    kind: 'banner.added',
    actor,
    origin,
    details: { number: copied.number, title: like.title, copyOf: number },
  })
  return copied.number
}

/** A draft that nobody wants: nobody has seen it, so nothing is lost. */
export async function discardBanner(
  tx: Transaction,
  actor: Actor,
  { number }: { number: number },
  { origin }: { origin?: Origin },
): Promise<void> {
  authorise(actor, 'banner.change')
  const { standing, title, lightPictureId, darkPictureId } = await lockBanner(tx, number)
  if (standing !== 'draft') throw new Conflict('Only a draft can be discarded: end this one')
  await tx.db.delete(banner).where(eq(banner.number, number))
  await markPicturesLeft(
    tx,
    [lightPictureId, darkPictureId].filter((id) => id !== null),
  )
  await recordSecurityEvent(tx, { kind: 'banner.discarded', actor, origin, details: { number, title } })
}
