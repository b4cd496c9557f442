import type { MemberEdge } from '#app/edge.ts'
import { actorNames, nameMembers } from '#domain/accounts/index.ts'
import { listChecks } from '#domain/identity-checks/index.ts'
import { countQueues } from '../count-queues.ts'

/** A page of checks that wait, or of those that were decided. */
export async function loadChecks(edge: MemberEdge) {
  const { db, actor, url, clock } = edge
  const isDecided = url.searchParams.get('show') === 'decided'
  const wanted = Number(/^\d{1,6}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1)
  const { rows, page, pages } = await listChecks(db, actor, { isDecided, page: wanted })
  const names = await nameMembers(
    db,
    rows.map(({ memberId }) => memberId),
  )
  const nameOf = await actorNames(
    db,
    rows.flatMap(({ decidedBy }) => decidedBy ?? []),
  )
  return {
    now: clock.now(),
    isDecided,
    page,
    pages,
    waiting: (await countQueues(edge)).identities?.waiting ?? 0,
    done: url.searchParams.get('done'),
    rows: rows.map(({ decidedBy, ...row }) => ({
      ...row,
      member: names.get(row.memberId)?.displayName ?? 'Former member',
      decidedByName: decidedBy ? nameOf(decidedBy) : '',
    })),
  }
}

export type CheckRow = Awaited<ReturnType<typeof loadChecks>>['rows'][number]
