import {
  acceptInvitation,
  describeCraft,
  editTeam,
  findTeamBySlug,
  invitePerson,
  proposeShares,
  startTeam,
  teamPageInput,
} from '#domain/teams/index.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { slugOf } from '#platform/text/slug.ts'
import type { DemoContext, DemoStep } from './demo-step.ts'
import { memberNamed } from './member-named.ts'
import type { DemoTeam } from './teams/read-teams.ts'
import { teamsThere } from './teams/teams-there.ts'

/** What is under way began then: an invitation is open for a week. */
const UNDER_WAY_DAYS = 2

/** Teams of those who are there, each made like every other: started, joined by invitation, its page written by its owner. */
export function seedTeams(there: ReadonlySet<string>): DemoStep[] {
  return teamsThere(there).flatMap((team): DemoStep[] => [
    {
      name: `the team ${team.name}`,
      daysAgo: team.daysAgo,
      make: (tx, context) => makeTeam(tx, context, team),
    },
    ...(team.waits || (team.asks && there.has(team.asks))
      ? [
          {
            name: `what is under way in ${team.name}`,
            daysAgo: UNDER_WAY_DAYS,
            make: (tx: Transaction, context: DemoContext) => goOn(tx, context, team),
          },
        ]
      : []),
  ])
}

async function makeTeam(tx: Transaction, context: DemoContext, team: DemoTeam): Promise<void> {
  const { name, headline } = team
  const owner = await memberNamed(tx, team.owner.username, context)
  const { teamId, slug } = await startTeam(tx, owner, { name, headline, craft: team.owner.craft })
  const page = teamPageInput.parse({ ...team.page, slug, name, headline })
  await editTeam(tx, owner, { teamId, page })
  for (const { username, craft, role, share } of team.people) {
    const mate = await memberNamed(tx, username, context)
    const to = { kind: 'username', username } as const
    const place = { teamId, to, role, basisPoints: share, token: makeToken() }
    const { invitationId } = await invitePerson(tx, owner, place, context)
    await acceptInvitation(tx, mate, { invitationId }, context)
    await describeCraft(tx, mate, { teamId, craft })
  }
}

/** An invitation that is open, or shares that wait for a yes of whoever gives a part of theirs. */
async function goOn(tx: Transaction, context: DemoContext, team: DemoTeam): Promise<void> {
  const owner = await memberNamed(tx, team.owner.username, context)
  const found = await findTeamBySlug(tx.db, slugOf(team.name))
  const teamId = found?.team?.id
  if (!teamId) throw new Error(`The demo has no team ${team.name}`)
  if (team.asks) {
    const to = { kind: 'username', username: team.asks } as const
    const place = { teamId, to, role: 'member', basisPoints: 500, token: makeToken() } as const
    await invitePerson(tx, owner, place, context)
  }
  const [first, ...others] = team.people
  if (!team.waits || !first) return
  const given = Math.min(500, first.share)
  const held = others.reduce((sum, { share }) => sum + share, first.share)
  const shares = [{ memberId: owner.id, basisPoints: 10_000 - held + given }]
  for (const { username, share } of [{ ...first, share: first.share - given }, ...others])
    shares.push({ memberId: (await memberNamed(tx, username, context)).id, basisPoints: share })
  await proposeShares(tx, owner, { teamId, shares })
}
