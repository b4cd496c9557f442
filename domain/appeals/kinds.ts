import {
  appealDecision,
  decideAgain,
  expectMayJudgeDispute,
  findDecidedDispute,
  isSideOfDispute,
  placeDispute,
  upholdDecision,
} from '#domain/deals/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { changeBanEnd, findBan, findPerson, liftBan } from '#domain/accounts/index.ts'
import { findRejectedService, restoreService } from '#domain/catalogue/index.ts'
import {
  expectMayJudge,
  findDecidedFlag,
  findFlagOfBan,
  undoCase,
  warnMember,
} from '#domain/messages/index.ts'
import { findRejectedProject, restoreRejectedProject } from '#domain/projects/index.ts'
import {
  findCaseOfBan,
  findCaseThatTookDown,
  findDecidedCase,
  holdDecision,
  lockCase,
  restoreThing,
} from '#domain/reports/index.ts'
import { findTeam, liftSuspension } from '#domain/teams/index.ts'
import { may as mayInTeams } from '#domain/teams/permissions.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden, Invalid } from '#platform/errors/errors.ts'
import { ruleWords } from '#domain/reports/report-rules.ts'
import { type AppealKind, messageTitles } from './appeal-rules.ts'
import type { Asked, Deed, Kind } from './appealable.ts'
import { caseNumberIn, decisionIdOf, idIn, isId, memberIn, readCaseDecision } from './decision-ids.ts'

/** Undone, but with a word that has to be read. */
const withWarning =
  (lift: Deed): Deed =>
  async (tx, actor, undoing, context) => {
    const lifted = await lift(tx, actor, undoing, context)
    await warnMember(tx, { memberId: undoing.memberId, words: undoing.reason, caseNumber: null })
    return lifted
  }

const undoCaseAs =
  ({ isWarned }: { isWarned: boolean }): Deed =>
  async (tx, actor, { reason, ...undoing }, context) => {
    const number = caseNumberIn(undoing.decisionId)
    const stands = await appealables.case.find(tx.db, { ...undoing, settings: context.settings })
    // A case that is looked at again has nothing to undo, and what was decided of it since has an appeal of its own.
    if (number && stands) await restoreThing(tx, actor, { number, words: reason, isWarned }, context)
  }

/** Whoever may not judge the case that the ban came from, of reports or of messages, may not judge the ban either. */
async function expectMayJudgeBan(
  tx: Transaction,
  actor: MemberActor,
  { decisionId: banId, memberId }: { decisionId: string; memberId: string },
): Promise<void> {
  const ban = await findBan(tx.db, { banId, memberId })
  if (!ban) return
  const decided = { memberId, bannedAt: ban.bannedAt }
  const [ofReports, ofMessage] = [await findCaseOfBan(tx.db, decided), await findFlagOfBan(tx.db, decided)]
  if (ofReports) await lockCase(tx, actor, ofReports.number)
  if (ofMessage) await expectMayJudge(tx, actor, ofMessage.id)
}

/** Against another ban that was decided since, there is an appeal of its own. */
async function standsAsBan(tx: Transaction, asked: Asked): Promise<boolean> {
  const ban = await appealables.ban.find(tx.db, asked)
  return ban !== undefined && !ban.isOver
}

const liftBanOf: Deed = async (tx, actor, { decisionId: banId, memberId, reason }, context) => {
  const stands = await standsAsBan(tx, { decisionId: banId, memberId, settings: context.settings })
  if (!stands) return 'left'
  await liftBan(tx, actor, { memberId, banId, reason }, context)
}

const shortenBan: Deed = async (tx, actor, { decisionId: banId, memberId, reason, days }, context) => {
  if (!(await standsAsBan(tx, { decisionId: banId, memberId, settings: context.settings })))
    throw new Invalid('This ban is over', {
      outcome: ['Outcome: the ban is over. Say that it was right, or that it was wrong'],
    })
  await changeBanEnd(tx, actor, { memberId, banId, reason, until: addDays(tx.now, days) }, context)
}

const liftService: Deed = async (tx, actor, { decisionId: versionId, memberId, reason }, context) => {
  const found = await findRejectedService(tx.db, { versionId, sellerId: memberId })
  const isUndone =
    found && (await restoreService(tx, actor, { serviceId: found.serviceId, versionId, reason }, context))
  return isUndone ? undefined : 'left'
}

const liftProject: Deed = async (tx, actor, { decisionId, memberId, reason }, context) => {
  // Sent back once more since then, it is another decision.
  const stands = await appealables.project.find(tx.db, { decisionId, memberId, settings: context.settings })
  if (!stands) return 'left'
  await restoreRejectedProject(tx, actor, { projectId: idIn(decisionId) ?? '', reason }, context)
}

const liftTeam: Deed = async (tx, actor, { decisionId, reason }, context) => {
  if (!mayInTeams(actor, 'team.administer'))
    throw new Forbidden('Only administrators lift the suspension of a team: leave this appeal to one')
  const team = await findTeam(tx.db, idIn(decisionId) ?? crypto.randomUUID())
  // Suspended once more since then, it is another decision.
  const stands = team?.suspendedAt && decisionIdOf(team.id, team.suspendedAt) === decisionId
  if (!stands || team.state !== 'suspended') return 'left'
  await liftSuspension(tx, actor, { teamId: team.id, reason }, context)
}

const liftMessage: Deed = (tx, actor, { decisionId: flagId, reason }, context) =>
  undoCase(tx, actor, { flagId, reason }, context)

/** The money of a dispute has to go somewhere: a decision about it is changed, and never undone. */
const refuseToLift: Deed = async () => {
  throw new Invalid('A decision about money can’t be lifted', {
    outcome: ['Outcome: choose that it stays, or say what was earned'],
  })
}

/** Every decision that can be appealed against: how it is found, undone, or made milder. */
export const appealables: Record<AppealKind, Kind> = {
  ban: {
    async find(db, { decisionId, memberId }) {
      const ban = isId(decisionId) ? await findBan(db, { banId: decisionId, memberId }) : undefined
      return (
        ban && {
          title: 'The ban of your account',
          reason: ban.reason,
          rule: ban.evidence,
          decidedAt: ban.bannedAt,
          decidedById: memberIn(ban.bannedBy),
          appealBy: ban.appealBy,
          isOver: ban.liftedAt !== null,
          path: '/my',
          isOfAdministrators: (await findPerson(db, memberId))?.role !== 'member',
        }
      )
    },
    expectMayJudge: expectMayJudgeBan,
    lift: liftBanOf,
    change: shortenBan,
  },
  case: {
    async find(db, { decisionId, memberId, sentAt }) {
      const { number, at } = readCaseDecision(decisionId) ?? {}
      const found = number ? await findDecidedCase(db, { number, ownerId: memberId }) : undefined
      // A ban is appealed by itself, wherever it came from.
      if (!found?.decidedAt || !found.appealBy || found.decision === 'ban') return undefined
      if ((at && at.getTime() !== found.decidedAt.getTime()) || (sentAt && sentAt < found.decidedAt))
        return undefined
      return {
        decisionId: decisionIdOf(String(number), found.decidedAt),
        title: found.title,
        reason: found.words,
        rule: ruleWords[found.rule ?? 'other'],
        decidedAt: found.decidedAt,
        decidedById: found.decidedBy,
        appealBy: found.appealBy,
        isOver: found.restoredAt !== null,
        path: `/my/support/cases/${found.number}`,
        isOfAdministrators: found.kind === 'team' && found.decision === 'take-down',
      }
    },
    expectMayJudge: (tx, actor, { decisionId }) => lockCase(tx, actor, caseNumberIn(decisionId) ?? 0),
    async hold(tx, _actor, { decisionId }) {
      const { number, at } = readCaseDecision(decisionId) ?? {}
      if (number && at) await holdDecision(tx, { number, at })
    },
    lift: undoCaseAs({ isWarned: false }),
    change: withWarning(undoCaseAs({ isWarned: true })),
  },
  service: {
    async find(db, { decisionId: versionId, memberId, settings }) {
      const found = isId(versionId)
        ? await findRejectedService(db, { versionId, sellerId: memberId })
        : undefined
      // What reports led to is appealed as that case.
      if (!found || found.caseNumber !== null) return undefined
      return {
        title: found.title,
        reason: [...found.reasons, found.note].filter(Boolean).join('. '),
        rule: found.wasShown ? 'Taken down after it was shown' : 'Sent back at its review',
        decidedAt: found.decidedAt,
        decidedById: memberIn(found.decidedBy),
        appealBy: addDays(found.decidedAt, settings.appealDays),
        isOver: false,
        path: `/my/services/${found.slug}/edit`,
        isOfAdministrators: false,
      }
    },
    lift: liftService,
    change: withWarning(liftService),
  },
  project: {
    async find(db, { decisionId, memberId, settings }) {
      const projectId = idIn(decisionId)
      const found = projectId ? await findRejectedProject(db, { projectId, ownerId: memberId }) : undefined
      if (!projectId || !found || decisionIdOf(projectId, found.decidedAt) !== decisionId) return undefined
      return {
        title: found.title,
        reason: [...found.reasons, found.note].filter(Boolean).join('. '),
        rule: 'Sent back at its review',
        decidedAt: found.decidedAt,
        decidedById: memberIn(found.decidedBy),
        appealBy: addDays(found.decidedAt, settings.appealDays),
        isOver: false,
        path: `/my/projects/${projectId}`,
        isOfAdministrators: false,
      }
    },
    lift: liftProject,
    change: withWarning(liftProject),
  },
  team: {
    async find(db, { decisionId, memberId, settings, sentAt }) {
      const team = await findTeam(db, idIn(decisionId) ?? crypto.randomUUID())
      if (team?.ownerId !== memberId || !team.suspendedAt) return undefined
      if (decisionIdOf(team.id, team.suspendedAt) !== decisionId) return undefined
      // What reports led to is appealed as that case; an appeal that was sent before that was so is decided as it is.
      const about = { kind: 'team', thingId: team.id, at: team.suspendedAt } as const
      if (!sentAt && (await findCaseThatTookDown(db, about))) return undefined
      return {
        title: team.name,
        reason: team.suspendedReason ?? '',
        rule: 'A team that is suspended is out of sight',
        decidedAt: team.suspendedAt,
        decidedById: memberIn(team.suspendedBy),
        appealBy: addDays(team.suspendedAt, settings.appealDays),
        isOver: false,
        path: `/team?of=${team.slug}`,
        isOfAdministrators: true,
      }
    },
    lift: liftTeam,
    change: withWarning(liftTeam),
  },
  message: {
    async find(db, { decisionId: flagId, memberId, settings }) {
      const found = isId(flagId) ? await findDecidedFlag(db, { flagId, memberId }) : undefined
      if (!found) return undefined
      return {
        title: messageTitles[found.decision],
        reason: found.words,
        // Not what was said about it: that would tell who said it.
        rule: 'It had been flagged or reported',
        decidedAt: found.decidedAt,
        decidedById: found.decidedBy,
        appealBy: addDays(found.decidedAt, settings.appealDays),
        isOver: found.undoneAt !== null,
        path: found.conversationId ? `/my/messages/${found.conversationId}` : '/my/warnings',
        isOfAdministrators: false,
      }
    },
    expectMayJudge: (tx, actor, { decisionId }) => expectMayJudge(tx, actor, decisionId),
    lift: liftMessage,
    change: withWarning(liftMessage),
  },
  dispute: {
    async find(db, { decisionId: disputeId, memberId }) {
      const found = isId(disputeId) ? await findDecidedDispute(db, { disputeId, memberId }) : undefined
      if (!found) return undefined
      return {
        title: found.title,
        reason: found.reasons,
        rule: 'What both sides said and showed, and what happened in the room of the deal',
        decidedAt: found.decidedAt,
        decidedById: found.decidedBy,
        appealBy: found.appealBy,
        // Whichever side was first: there is one appeal of it.
        isOver: found.isAppealed,
        path: `/deals/${found.dealId}`,
        isOfAdministrators: false,
        money: found.money,
      }
    },
    expectMayJudge: async (tx, actor, { decisionId }) =>
      expectMayJudgeDispute(tx, actor, await placeDispute(tx.db, decisionId)),
    isReadBy: isSideOfDispute,
    hold: async (tx, actor, { decisionId, dueAt }) =>
      appealDecision(tx, actor, { ...(await placeDispute(tx.db, decisionId)), decideBy: dueAt }),
    uphold: async (tx, actor, { decisionId, reason: reasons }) =>
      upholdDecision(tx, actor, { ...(await placeDispute(tx.db, decisionId)), reasons }),
    lift: refuseToLift,
    change: async (tx, actor, { decisionId, reason: reasons, division }) => {
      if (!division) throw new Invalid('Nothing was chosen', { outcome: ['Outcome: say what was earned'] })
      await decideAgain(tx, actor, { ...(await placeDispute(tx.db, decisionId)), ...division, reasons })
    },
  },
}
