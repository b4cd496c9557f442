import type { MemberEdge } from '#app/edge.ts'
import { countOwnServices } from '#domain/catalogue/index.ts'
import { findLiveDeletion } from '#domain/privacy/index.ts'
import { countUnreadTickets } from '#domain/support/index.ts'
import { listOwnTeams } from '#domain/teams/index.ts'
import { findWarningToRead } from './warnings/find-warning-to-read.ts'

/** What every screen of the signed-in area shows of the account's state. */
export async function loadMyFrame({ viewer, db }: Pick<MemberEdge, 'viewer' | 'db'>) {
  return {
    state: viewer.actor.state,
    email: viewer.email,
    timeZone: viewer.timeZone,
    sells: (await countOwnServices(db, viewer.actor.id)).size > 0,
    team: (await listOwnTeams(db, viewer.actor.id))[0]?.team.name,
    /** Tickets in which an answer waits to be read. */
    answers: viewer.viewedBy ? 0 : await countUnreadTickets(db, viewer.actor.id),
    deletion: viewer.actor.state === 'deleting' ? await findLiveDeletion(db, viewer.actor.id) : undefined,
    warning: viewer.viewedBy ? undefined : await findWarningToRead(db, viewer.actor.id),
  }
}
export type MyFrameData = Awaited<ReturnType<typeof loadMyFrame>>
