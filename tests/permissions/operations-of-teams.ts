import { makeMember } from '#domain/accounts/testing.ts'
import {
  acceptInvitation,
  declineInvitation,
  expelPerson,
  findTeamForAdmin,
  liftSuspension,
  listTeamsForAdmin,
  listTeamsForFile,
  offerTeam,
  offerTeamForOwner,
  renameTeam,
  startTeam,
  suspendTeam,
  withdrawOfferForOwner,
} from '#domain/teams/index.ts'
import { aPlace } from '#domain/teams/testing-places.ts'
import { acts, aStage } from '#domain/teams/testing-acts.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import { admins, livingAnns, operation, type Operations, own, verifiedMembers } from './operation.ts'
import { within } from './operations-of-payouts.ts'
import type { Person } from './people.ts'
import { context, type Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

const ofAnn: Person[] = ['Ann', 'Ann, an administrator']
const finishing: Person[] = [...ofAnn, 'Ann, banned', 'Ann, deleting']

/** Who has not proved the address is not known to be the person that it names. */
const decliners = livingAnns.filter((person) => person !== 'Ann, unverified')

/** Inside of a team: Ann is what it takes there. Who else in the team may is walked in domain/teams/roles.test.ts. */
const inTeam: Operations = Object.fromEntries(
  Object.entries(acts).map(([name, { by, finishes, stage }]) => [
    `teams.${name}`,
    operation(finishes ? finishing : ofAnn, async ({ tx, ann, self }) => {
      const staged = await aStage(tx, before(ann), by[0] ?? 'owner')
      return stage({ ...staged, who: self })
    }),
  ]),
)

async function suspended(scene: Scene) {
  const { teamId } = await aStage(scene.tx, before(scene.ann), 'owner')
  const admin = actorOf(await makeMember(scene.tx, { role: 'admin' }))
  await suspendTeam(scene.tx, admin, { teamId, reason: 'For a test', until: undefined }, context)
  return teamId
}
/** Ann was asked at her proved address, before she was banned or left. */
async function asked({ tx, ann }: Scene) {
  const { teamId, owner } = await aStage(tx, actorOf(await makeMember(tx)), 'owner')
  return aPlace(tx, owner, teamId, { to: { kind: 'email', email: ann.email } })
}

const noFilters = { words: '', state: '', size: '', volume: '' } as const

export const operationsOfTeams: Operations = {
  ...inTeam,
  'teams.startTeam': own(verifiedMembers, ({ tx, self }) => {
    return () => startTeam(tx, self, { name: 'Studio Karst' })
  }),
  'teams.acceptInvitation': own(verifiedMembers, async ({ tx, self }) => {
    const { teamId, owner } = await aStage(tx, actorOf(await makeMember(tx)), 'owner')
    const { token } = await aPlace(tx, owner, teamId)
    return () => acceptInvitation(tx, self, { token }, context)
  }),
  'teams.declineInvitation': operation(decliners, async (scene) => {
    const { invitationId } = await asked(scene)
    return () => declineInvitation(scene.tx, scene.self, { invitationId })
  }),
  'teams.suspendTeam': operation(admins, async ({ tx, ann, asks }) => {
    const { teamId } = await aStage(tx, before(ann), 'owner')
    return () => suspendTeam(tx, asks, { teamId, reason: 'For a test', until: undefined }, context)
  }),
  'teams.liftSuspension': operation(admins, async (scene) => {
    const teamId = await suspended(scene)
    return () => liftSuspension(scene.tx, scene.asks, { teamId, reason: 'For a test' }, context)
  }),
  'teams.renameTeam': operation(admins, async ({ tx, ann, self }) => {
    const { teamId } = await aStage(tx, before(ann), 'owner')
    return () => renameTeam(tx, self, { teamId, name: 'Another', reason: 'For a test' }, context)
  }),
  'teams.expelPerson': operation(admins, async ({ tx, ann, self }) => {
    const { teamId, mate } = await aStage(tx, before(ann), 'owner')
    return () => expelPerson(tx, self, { teamId, memberId: mate.id, reason: 'For a test' }, context)
  }),
  'teams.offerTeamForOwner': operation(admins, async ({ tx, ann, self }) => {
    const { teamId, mate } = await aStage(tx, before(ann), 'owner')
    return () => offerTeamForOwner(tx, self, { teamId, memberId: mate.id, reason: 'For a test' }, context)
  }),
  'teams.withdrawOfferForOwner': operation(admins, async ({ tx, ann, self }) => {
    const { teamId, mate, owner } = await aStage(tx, before(ann), 'owner')
    await offerTeam(tx, owner, { teamId, memberId: mate.id })
    return () => withdrawOfferForOwner(tx, self, { teamId, reason: 'For a test' }, context)
  }),
  'teams.findTeamForAdmin': operation(admins, async (scene) => {
    const { teamId } = await aStage(scene.tx, before(scene.ann), 'owner')
    return () => findTeamForAdmin(within(scene), scene.asks, teamId)
  }),
  'teams.listTeamsForAdmin': operation(admins, ({ db, asks, tx: { now } }) => {
    return () => listTeamsForAdmin(db, asks, { ...noFilters, now, page: 1 })
  }),
  'teams.listTeamsForFile': operation(admins, ({ db, asks, tx: { now } }) => {
    return () => listTeamsForFile(db, asks, { ...noFilters, now })
  }),
}
