import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { type BannerState, type Standing, stateOf } from './banner-rules.ts'
import { bannerMoves, type BannerMove } from './move-rules.ts'
import { authorise } from './permissions.ts'
import { lockBanner } from './save-banner.ts'
import { banner } from './schema.server.ts'

/** Begins, pauses, resumes or ends a banner; when it is seen is told by its times. */
export async function moveBanner(
  tx: Transaction,
  actor: Actor,
  { number, move }: { number: number; move: BannerMove },
  { origin }: { origin?: Origin },
): Promise<void> {
  authorise(actor, 'banner.change')
  const before = await lockBanner(tx, number)
  const { from, to, kind } = bannerMoves[move]
  const state = stateOf(before, tx.now)
  const isAllowed: readonly BannerState[] = from
  if (!isAllowed.includes(state)) throw new Conflict(whyNot(state))
  if (move === 'publish' && before.endsAt && before.endsAt <= tx.now)
    throw new Conflict('It would have ended already: choose a later end first')
  const standing: Standing = to
  await tx.db
    .update(banner)
    .set({ standing, changedAt: tx.now, ...(move === 'end' ? endNow(before, tx.now) : {}) })
    .where(and(eq(banner.number, number), inArray(banner.standing, [before.standing])))
  await recordSecurityEvent(tx, { kind, actor, origin, details: { number, title: before.title } })
  await tx.announce({ kind: 'banners.changed' })
}

/** The day it really ended stays with it; one that never began keeps its plan. */
const endNow = ({ startsAt }: { startsAt: Date }, now: Date) => (startsAt < now ? { endsAt: now } : {})

const whyNot = (state: BannerState) =>
  state === 'ended'
    ? 'This banner has ended: make a copy to show it again'
    : `This banner is ${state} now: reload the page`
