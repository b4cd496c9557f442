import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { findTeam } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ProjectRow, ProposalRow } from '../lock-project.ts'
import { proposal } from '../schema.server.ts'
import { followProposals } from './count-proposals.ts'
import { listTold } from './list-told.ts'

type TakenDown = {
  /** When it was sent back, and its proposals with it. */
  at: Date
  shortlistedIds: readonly string[]
}

/**
 * The project was sent back wrongly: the proposals that ended with it stand as they stood, count in the months of their sellers
 * again, and their sellers are told so.
 */
export async function putBackProposals(
  tx: Transaction,
  opened: ProjectRow,
  { at, shortlistedIds }: TakenDown,
): Promise<void> {
  const ofProject = eq(proposal.projectId, opened.id)
  const ended = await tx.db
    .select()
    .from(proposal)
    .where(
      and(ofProject, eq(proposal.state, 'declined'), eq(proposal.endedAt, at), eq(proposal.givenBackAt, at)),
    )
    // Whoever was read did not wait in the queue.
    .orderBy(sql`${proposal.readAt} is null`, asc(proposal.sentAt), asc(proposal.id))
  const back = await withoutGoneTeams(tx, ended)
  const most = opened.proposalsMost ?? back.length
  for (const [place, { id, sentAt }] of back.entries())
    await tx.db
      .update(proposal)
      .set({
        state: shortlistedIds.includes(id) ? 'shortlisted' : 'sent',
        endedAt: null,
        queuedAt: place < most ? null : sentAt,
      })
      .where(eq(proposal.id, id))
  const gone = ended.filter((one) => !back.includes(one)).map(({ id }) => id)
  await tx.db
    .update(proposal)
    .set({ givenBackAt: null })
    .where(
      and(
        ofProject,
        eq(proposal.givenBackAt, at),
        gone.length > 0 ? sql`not ${inArray(proposal.id, gone)}` : undefined,
      ),
    )
  await followProposals(tx, opened)
  if (back.length > 0)
    await tx.announce({
      kind: 'proposals.put-back',
      projectId: opened.id,
      title: opened.title,
      told: await listTold(tx, back),
    })
}

export async function listShortlisted(tx: Transaction, projectId: string): Promise<string[]> {
  const rows = await tx.db
    .select({ id: proposal.id })
    .from(proposal)
    .where(and(eq(proposal.projectId, projectId), eq(proposal.state, 'shortlisted')))
  return rows.map(({ id }) => id)
}

/** A team may have been dissolved when nothing of it waited any more. */
async function withoutGoneTeams(tx: Transaction, rows: readonly ProposalRow[]): Promise<ProposalRow[]> {
  const kept: ProposalRow[] = []
  for (const row of rows)
    if (!row.teamId || (await findTeam(tx.db, row.teamId))?.state !== 'dissolved') kept.push(row)
  return kept
}
