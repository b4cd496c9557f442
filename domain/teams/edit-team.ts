import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { isTaken } from './free-slug.ts'
import type { TeamPage } from './team-input.ts'
import { enterTeam } from './lock-team.ts'
import { authorise } from './permissions.ts'
import { record } from './record.ts'
import { team, teamOldSlug } from './schema.server.ts'
import type { Team } from './team-queries.ts'

/** An address that was given up is nobody else’s any more: there are only so many good ones. */
const MOVING = { name: 'addresses of a team', most: 3, everySeconds: 86_400 }

/** Changes what everyone sees of a team. An address that it gives up leads to it for ever. */
export async function editTeam(
  tx: Transaction,
  actor: MemberActor,
  { teamId, page }: { teamId: string; page: TeamPage },
): Promise<void> {
  authorise(actor, 'team.act')
  const { team: before } = await enterTeam(tx, actor, teamId, 'edit the page')
  const { slug, country, ...rest } = page
  if (slug !== before.slug) await moveSlug(tx, before, slug)
  const after = { ...rest, slug, country: country || null }
  await tx.db.update(team).set(after).where(eq(team.id, teamId))
  await record(tx, { ...before, ...after }, { what: 'edited', byId: actor.id, tell: [] })
  if (page.name !== before.name)
    await record(tx, { ...before, ...after }, { what: 'renamed', byId: actor.id, words: before.name })
}

async function moveSlug(tx: Transaction, { id, slug: old }: Team, slug: string): Promise<void> {
  if (await isTaken(tx, slug, id))
    throw new Invalid('Nothing was changed', { slug: ['Address: another team has or had it'] })
  await countUse(tx.db, MOVING, id, tx.now)
  await tx.db.delete(teamOldSlug).where(eq(teamOldSlug.slug, slug))
  await tx.db.insert(teamOldSlug).values({ slug: old, teamId: id }).onConflictDoNothing()
}
