import { banMember, findMemberForReport } from '#domain/accounts/index.ts'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { findServiceForReport, restoreService, takeDownService } from '#domain/catalogue/index.ts'
import {
  findCommentForReport,
  findIdeaForReport,
  hideComment,
  hideIdea,
  restoreComment,
  restoreIdea,
} from '#domain/ideas/index.ts'
import { findWorkForReport, restoreTakenWork, takeDownWork } from '#domain/portfolio/index.ts'
import {
  findProject,
  findProjectForReport,
  restoreTakenProject,
  takeDownProject,
} from '#domain/projects/index.ts'
import type { ReportedThing } from '#domain/reported-thing.ts'
import { findReviewForReport, hideReview, restoreReview } from '#domain/reviews/index.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { findTeam, findTeamForReport, liftSuspension, suspendTeam } from '#domain/teams/index.ts'
import { may as mayInTeams } from '#domain/teams/permissions.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden } from '#platform/errors/errors.ts'
import type { ReportKind } from './report-rules.ts'

export type ReportContext = { settings: Settings; siteOrigin: string; origin: Origin }

type Deed = (
  tx: Transaction,
  actor: Actor,
  about: { id: string; reason: string; caseNumber: number; decidedAt: Date },
  context: ReportContext,
) => Promise<unknown>

type Reportable = {
  find(db: Db | DrizzleTransaction, id: string): Promise<ReportedThing | undefined>
  /** Whether this person may see what not everyone sees. */
  isSeenBy?(db: Db, actor: Actor, id: string): Promise<boolean>
  /** Out of sight, and back whole; nothing where only its owner can be acted on. */
  takeDown?: Deed
  restore?: Deed
  /** Where not everyone who decides on reports may do either. */
  mayTakeDown?(actor: Actor): boolean
}

/** Teams stay with administrators, whoever else decides on what was reported of them. */
const mayTakeDownTeam = (actor: Actor) => mayInTeams(actor, 'team.administer')

function expectMayTakeDownTeam(actor: Actor): void {
  if (!mayTakeDownTeam(actor))
    throw new Forbidden('Only administrators take a team down or bring it back: leave this case to one')
}

const isMember = async (_: Db, actor: Actor) => actor.kind === 'member'

/** What can be reported: how it is found, taken down and brought back whole, by the doors of the areas that have it. */
export const reportables: Record<ReportKind, Reportable> = {
  service: {
    find: findServiceForReport,
    takeDown: (tx, actor, { id: serviceId, reason, caseNumber }, context) =>
      takeDownService(tx, actor, { serviceId, reasons: [reason], note: '', caseNumber }, context),
    restore: (tx, actor, { id: serviceId, reason, caseNumber }, context) =>
      restoreService(tx, actor, { serviceId, reason, caseNumber }, context),
  },
  member: { find: findMemberForReport },
  team: {
    find: findTeamForReport,
    mayTakeDown: mayTakeDownTeam,
    takeDown(tx, actor, { id: teamId, reason }, context) {
      expectMayTakeDownTeam(actor)
      return suspendTeam(tx, actor, { teamId, reason, until: undefined }, context)
    },
    async restore(tx, actor, { id: teamId, reason, decidedAt }, context) {
      expectMayTakeDownTeam(actor)
      const team = await findTeam(tx.db, teamId)
      // Suspended once more since then, it is another decision.
      const stands = team?.state === 'suspended' && team.suspendedAt?.getTime() === decidedAt.getTime()
      if (stands) await liftSuspension(tx, actor, { teamId, reason }, context)
    },
  },
  project: {
    find: findProjectForReport,
    isSeenBy: async (db, actor, id) => (await findProject(db, actor, id)) !== undefined,
    takeDown: (tx, actor, { id: projectId, reason }, context) =>
      takeDownProject(tx, actor, { projectId, reason }, context),
    restore: (tx, actor, { id: projectId, reason }, context) =>
      restoreTakenProject(tx, actor, { projectId, reason }, context),
  },
  review: {
    find: findReviewForReport,
    takeDown: (tx, actor, { id: reviewId, reason }, context) =>
      hideReview(tx, actor, { reviewId, reason }, context),
    restore: (tx, actor, { id: reviewId, reason }, context) =>
      restoreReview(tx, actor, { reviewId, reason }, context),
  },
  work: {
    find: findWorkForReport,
    takeDown: (tx, actor, { id: workId, reason }, context) =>
      takeDownWork(tx, actor, { workId, reason }, context),
    restore: (tx, actor, { id: workId, reason }, context) =>
      restoreTakenWork(tx, actor, { workId, reason }, context),
  },
  // Both stand on a board for members.
  idea: {
    find: findIdeaForReport,
    isSeenBy: isMember,
    takeDown: (tx, actor, { id: ideaId, reason }, context) =>
      hideIdea(tx, actor, { ideaId, reason, isByCase: true }, context),
    restore: (tx, actor, { id: ideaId, reason, decidedAt: hiddenAt }, context) =>
      restoreIdea(tx, actor, { ideaId, reason, hiddenAt }, context),
  },
  comment: {
    find: findCommentForReport,
    isSeenBy: isMember,
    takeDown: (tx, actor, { id: commentId, reason }, context) =>
      hideComment(tx, actor, { commentId, reason }, context),
    restore: (tx, actor, { id: commentId, reason }, context) =>
      restoreComment(tx, actor, { commentId, reason }, context),
  },
}

/** The member behind a thing is banned, until somebody lifts it. */
export const banOwner = (
  tx: Transaction,
  actor: MemberActor,
  { memberId, reason, caseNumber }: { memberId: string; reason: string; caseNumber: number },
  context: ReportContext,
) => banMember(tx, actor, { memberId, reason, evidence: `Report ${caseNumber}`, until: undefined }, context)
