import { eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { project, proposal } from './schema.server.ts'
import { sendProposal } from './proposals/send-proposal.ts'
import { testContext, openSome, someProposal } from './testing.ts'

/** A database with its own time, and the people and projects of a test in a line each. */
export async function openTestProjects(begins = new Date('2026-03-10T12:00:00Z')) {
  const time = { now: begins }
  const { db, transaction: run } = await testDatabase({ clock: { now: () => time.now } })
  return {
    db,
    run,
    time,
    someone: (state: 'active' | 'unverified' = 'active') =>
      run(async (tx) => actorOf(await makeMember(tx, { state }))),
    rowOf: async (id: string) => (await db.select().from(project).where(eq(project.id, id)))[0],
    proposalOf: async (id: string) => (await db.select().from(proposal).where(eq(proposal.id, id)))[0],
    open: (owner: MemberActor, content = {}) => run((tx) => openSome(tx, owner, content)),
    send: (seller: MemberActor, projectId: string, content = {}) =>
      run((tx) => sendProposal(tx, seller, { projectId, ...someProposal(content) }, testContext)),
  }
}
