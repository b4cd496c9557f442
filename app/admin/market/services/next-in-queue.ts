import type { MemberEdge } from '#app/edge.ts'
import { findNextInQueue } from '#domain/catalogue/index.ts'
import { listClaimedByOthers } from '#domain/claims/index.ts'
import { findNextProject } from '#domain/projects/index.ts'

type Asks = Pick<MemberEdge, 'db' | 'actor' | 'clock'>

/** The service that waits next and that no colleague looks at. */
export async function findNextService({ db, actor, clock }: Asks, besides: string) {
  const taken = await listClaimedByOthers(db, actor, { kind: 'service', now: clock.now() })
  return findNextInQueue(db, actor, [besides, ...taken])
}

/** The same among projects. */
export async function findNextProjectFor({ db, actor, clock }: Asks, besides: string) {
  const taken = await listClaimedByOthers(db, actor, { kind: 'project', now: clock.now() })
  return findNextProject(db, actor, [besides, ...taken])
}
