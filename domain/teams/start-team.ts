import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { freeSlug } from './free-slug.ts'
import { expectOwnsNone, expectRoomForTeam, lockTeamsOf } from './lock-team.ts'
import { authorise } from './permissions.ts'
import { record } from './record.ts'
import { team, teamMember } from './schema.server.ts'
import { writeDivision } from './shares/write-division.ts'
import { WHOLE } from './team-rules.ts'

/** Each keeps its address for ever, also when it is dissolved: nobody takes one after the other. */
const STARTING = { name: 'teams started', most: 5, everySeconds: 86_400 }

/** A team of one, with the whole of what it will earn: it is being formed until somebody else is in it. */
export async function startTeam(
  tx: Transaction,
  actor: MemberActor,
  { name, headline = '', craft = '' }: { name: string; headline?: string; craft?: string },
): Promise<{ teamId: string; slug: string }> {
  authorise(actor, 'team.start')
  await lockTeamsOf(tx, actor.id)
  await expectOwnsNone(tx, actor.id)
  await expectRoomForTeam(tx, actor.id)
  await countUse(tx.db, STARTING, actor.id, tx.now)
  const slug = await freeSlug(tx, name)
  const [made] = await tx.db
    .insert(team)
    .values({ slug, name, headline, ownerId: actor.id, startedAt: tx.now })
    .returning()
  if (!made) throw new Error('No team was made')
  await tx.db
    .insert(teamMember)
    .values({ teamId: made.id, memberId: actor.id, role: 'owner', craft, joinedAt: tx.now })
  await writeDivision(tx, made, {
    shares: [{ memberId: actor.id, basisPoints: WHOLE }],
    state: 'in-force',
    proposedBy: actor.id,
  })
  await record(tx, made, { what: 'started', byId: actor.id })
  return { teamId: made.id, slug }
}
