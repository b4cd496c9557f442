import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import type { TestDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { acceptInvitation } from './invitations/accept-invitation.ts'
import { type Invited, invitePerson } from './invitations/invite-person.ts'
import { findWaiting } from './shares/waiting-division.ts'
import { startTeam } from './start-team.ts'
import { findDivisionInForce } from './team-queries.ts'

export const context = {
  settings: Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings,
  siteOrigin: 'https://harbour.test',
  origin: { address: '203.0.113.9', device: 'Firefox on Linux' },
}

type Place = { to?: Invited; role?: 'manager' | 'member'; basisPoints?: number }

/** A place in a team for whoever comes first by its link, unless told otherwise. */
export async function aPlace(
  tx: Transaction,
  by: MemberActor,
  teamId: string,
  { to = { kind: 'link' }, role = 'member', basisPoints = 0 }: Place = {},
): Promise<{ invitationId: string; token: string }> {
  const token = makeToken()
  const made = await invitePerson(tx, by, { teamId, to, role, basisPoints, token }, context)
  return { ...made, token }
}

/** What stories of teams begin with, in a database of their own. */
export function studios({ db, transaction }: TestDatabase) {
  const person = async () => actorOf(await transaction((tx) => makeMember(tx)))
  async function founded() {
    const owner = await person()
    const name = `Studio ${owner.id.slice(0, 8)}`
    return { owner, name, ...(await transaction((tx) => startTeam(tx, owner, { name }))) }
  }
  const place = ({ owner, teamId }: { owner: MemberActor; teamId: string }, more: Place = {}) =>
    transaction((tx) => aPlace(tx, owner, teamId, more))
  const accept = (who: MemberActor, { token }: { token: string }) =>
    transaction((tx) => acceptInvitation(tx, who, { token }, context))
  return {
    person,
    founded,
    place,
    accept,
    /** Somebody who came by a link of the owner's. */
    async newcomer(of: { owner: MemberActor; teamId: string }, more: Place = {}) {
      const who = await person()
      await accept(who, await place(of, more))
      return who
    },
    sharesOf: async (teamId: string) =>
      new Map(
        (await findDivisionInForce(db, teamId)).shares.map((share) => [share.memberId, share.basisPoints]),
      ),
    waitingOf: (teamId: string) => findWaiting({ db } as unknown as Transaction, teamId),
  }
}
