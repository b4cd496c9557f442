import type { MemberEdge } from '#app/edge.ts'
import { actorNames, nameMembers } from '#domain/accounts/index.ts'
import { listQuestionedReferrals } from '#domain/referrals/index.ts'
import { signWords } from '#domain/referrals/sign-words.ts'
import { countQueues } from '../count-queues.ts'

/** A page of invitations whose rewards wait, or of those that were decided. */
export async function loadReferrals(edge: MemberEdge) {
  const { db, actor, url, clock, settings } = edge
  const isDecided = url.searchParams.get('show') === 'decided'
  const wanted = Number(/^\d{1,6}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1)
  const { rows, page, pages } = await listQuestionedReferrals(db, actor, { isDecided, page: wanted })
  const names = await nameMembers(
    db,
    rows.flatMap(({ memberId, referrerId }) => [memberId, referrerId]),
  )
  const nameOf = (id: string) => names.get(id)?.displayName ?? 'Former member'
  const byWhom = await actorNames(
    db,
    rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  )
  return {
    now: clock.now(),
    currency: settings.currency,
    isDecided,
    page,
    pages,
    waiting: (await countQueues(edge)).referrals?.waiting ?? 0,
    done: url.searchParams.get('done'),
    rows: rows.map((row) => ({
      id: row.memberId,
      invited: nameOf(row.memberId),
      referrerId: row.referrerId,
      referrer: nameOf(row.referrerId),
      held: row.heldMinor,
      heldAt: row.heldAt,
      signs: row.signs.map((sign) => signWords[sign]),
      state: row.state,
      decidedAt: row.decidedAt,
      decidedByName: row.decidedBy ? byWhom(row.decidedBy) : '',
    })),
  }
}

export type ReferralRow = Awaited<ReturnType<typeof loadReferrals>>['rows'][number]
