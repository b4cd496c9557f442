import { and, eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import {
  agreeToShares,
  changeTeamPicture,
  changeTeamRole,
  declineOffer,
  describeCraft,
  dissolveTeam,
  editTeam,
  findTeam,
  leaveTeam,
  offerTeam,
  proposeShares,
  refuseShares,
  removePerson,
  renewInvitation,
  takeBackInvitation,
  takeTeamOver,
  teamPageInput,
  withdrawOffer,
  withdrawShares,
} from './index.ts'
import { team, teamMember } from './schema.server.ts'
import { writeDivision } from './shares/write-division.ts'
import { aTeam } from './testing.ts'
import { aPlace, context } from './testing-places.ts'

/** What somebody can be to a team. */
export const standings = ['owner', 'manager', 'member', 'former member', 'invited', 'stranger'] as const
export type StandingInTeam = (typeof standings)[number]

/** A team in which somebody is something, with a member, an invitation and all that can wait in it. */
export async function aStage(tx: Transaction, who: MemberActor, standing: StandingInTeam) {
  const [boss, mate] = [actorOf(await makeMember(tx)), actorOf(await makeMember(tx))]
  const isIn = standing !== 'stranger' && standing !== 'invited'
  const owner = standing === 'owner' ? who : boss
  const others = [mate, ...(isIn && standing !== 'owner' ? [who] : [])]
  const teamId = await aTeam(tx, [
    { memberId: owner.id, basisPoints: 10_000 - others.length * 1_000 },
    ...others.map(({ id }) => ({ memberId: id, basisPoints: 1_000 })),
  ])
  const own = and(eq(teamMember.teamId, teamId), eq(teamMember.memberId, who.id))
  if (standing === 'manager') await tx.db.update(teamMember).set({ role: 'manager' }).where(own)
  if (standing === 'former member') await tx.db.update(teamMember).set({ leftAt: tx.now }).where(own)
  const { invitationId } = await aPlace(tx, owner, teamId)
  return { tx, who, subjectId: who.id, teamId, owner, mate, others, invitationId }
}
export type Stage = Awaited<ReturnType<typeof aStage>>

/** Shares that wait for the word of whoever asks, or of the mate where they own the team. */
async function waiting({ tx, teamId, owner, mate, subjectId, others }: Stage): Promise<number> {
  const loserId = subjectId === owner.id ? mate.id : subjectId
  const given = others.some(({ id }) => id === loserId) ? 500 : 0
  const shares = [
    { memberId: owner.id, basisPoints: 10_000 - others.length * 1_000 + given },
    ...others.map(({ id }) => ({ memberId: id, basisPoints: id === loserId ? 500 : 1_000 })),
  ]
  return writeDivision(
    tx,
    { id: teamId },
    { shares, state: 'waiting', proposedBy: owner.id, asks: [loserId] },
  )
}
const offeredTo = ({ tx, teamId }: Stage, id: string) =>
  tx.db.update(team).set({ offeredTo: id }).where(eq(team.id, teamId))

type Act = {
  by: readonly StandingInTeam[]
  /** Who is banned or leaves may do it too. */
  finishes?: true
  stage(stage: Stage): Promise<() => Promise<unknown>>
}

/** Every operation inside of a team: who may, and how it is called in earnest. */
export const acts: Readonly<Record<string, Act>> = {
  editTeam: {
    by: ['owner', 'manager'],
    stage: async ({ tx, who, teamId }) => {
      const slug = (await findTeam(tx.db, teamId))?.slug
      const page = teamPageInput.parse({ name: 'Another name', slug })
      return () => editTeam(tx, who, { teamId, page })
    },
  },
  changeTeamPicture: {
    by: ['owner', 'manager'],
    stage:
      async ({ tx, who, teamId }) =>
      () =>
        changeTeamPicture(tx, who, { teamId, which: 'portrait', pictureId: null }),
  },
  invitePerson: {
    by: ['owner', 'manager'],
    stage:
      async ({ tx, who, teamId }) =>
      () =>
        aPlace(tx, who, teamId),
  },
  renewInvitation: {
    by: ['owner', 'manager'],
    stage: async ({ tx, who, invitationId }) => {
      return () => renewInvitation(tx, who, { invitationId, token: makeToken() }, context)
    },
  },
  takeBackInvitation: {
    by: ['owner', 'manager'],
    finishes: true,
    stage:
      async ({ tx, who, invitationId }) =>
      () =>
        takeBackInvitation(tx, who, { invitationId }),
  },
  removePerson: {
    by: ['owner', 'manager'],
    stage:
      async ({ tx, who, teamId, mate }) =>
      () =>
        removePerson(tx, who, { teamId, memberId: mate.id }),
  },
  changeTeamRole: {
    by: ['owner'],
    stage: async ({ tx, who, teamId, mate }) => {
      return () => changeTeamRole(tx, who, { teamId, memberId: mate.id, role: 'manager' })
    },
  },
  describeCraft: {
    by: ['owner', 'manager', 'member'],
    stage:
      async ({ tx, who, teamId }) =>
      () =>
        describeCraft(tx, who, { teamId, craft: 'Letters' }),
  },
  proposeShares: {
    by: ['owner'],
    stage: async ({ tx, who, teamId, owner, others }) => {
      const shares = [
        { memberId: owner.id, basisPoints: 10_000 - others.length * 2_000 },
        ...others.map(({ id }) => ({ memberId: id, basisPoints: 2_000 })),
      ]
      return () => proposeShares(tx, who, { teamId, shares })
    },
  },
  agreeToShares: {
    by: ['manager', 'member'],
    finishes: true,
    stage: async (stage) => {
      const number = await waiting(stage)
      return () => agreeToShares(stage.tx, stage.who, { teamId: stage.teamId, number })
    },
  },
  refuseShares: {
    by: ['manager', 'member'],
    finishes: true,
    stage: async (stage) => {
      const number = await waiting(stage)
      return () => refuseShares(stage.tx, stage.who, { teamId: stage.teamId, number })
    },
  },
  withdrawShares: {
    by: ['owner'],
    finishes: true,
    stage: async (stage) => {
      const number = await waiting(stage)
      return () => withdrawShares(stage.tx, stage.who, { teamId: stage.teamId, number })
    },
  },
  leaveTeam: {
    by: ['manager', 'member'],
    finishes: true,
    stage:
      async ({ tx, who, teamId }) =>
      () =>
        leaveTeam(tx, who, { teamId }),
  },
  offerTeam: {
    by: ['owner'],
    finishes: true,
    stage:
      async ({ tx, who, teamId, mate }) =>
      () =>
        offerTeam(tx, who, { teamId, memberId: mate.id }),
  },
  withdrawOffer: {
    by: ['owner'],
    finishes: true,
    stage: async (stage) => {
      await offeredTo(stage, stage.mate.id)
      return () => withdrawOffer(stage.tx, stage.who, { teamId: stage.teamId })
    },
  },
  takeTeamOver: {
    by: ['manager', 'member'],
    stage: async (stage) => {
      await offeredTo(stage, stage.subjectId)
      return () => takeTeamOver(stage.tx, stage.who, { teamId: stage.teamId })
    },
  },
  declineOffer: {
    by: ['manager', 'member'],
    finishes: true,
    stage: async (stage) => {
      await offeredTo(stage, stage.subjectId)
      return () => declineOffer(stage.tx, stage.who, { teamId: stage.teamId })
    },
  },
  dissolveTeam: {
    by: ['owner'],
    finishes: true,
    stage: async ({ tx, who, teamId }) => {
      return () => dissolveTeam(tx, who, { teamId }, { keepsTeam: [] })
    },
  },
}
