import { amount, counted, days, hours, span, workingDays } from '#app/shared/figures/figures.ts'
import type { SettingKey, Settings } from '#domain/settings/index.ts'

/** A clock or a limit: what it is, its figure, and what happens then. `keys` are the settings it is read from. */
export type RuleRow = { what: string; figure: string; after: string; keys: SettingKey[] }

export function clockRows(settings: Settings): RuleRow[] {
  return [
    {
      what: 'A proposed deal or offer waits',
      figure: days(settings.proposedDealExpiresDays),
      after: 'Then it expires. Nobody has paid anything.',
      keys: ['proposedDealExpiresDays'],
    },
    {
      what: 'An accepted deal waits for the money',
      figure: days(settings.unfundedDealExpiresDays),
      after: 'Then it expires.',
      keys: ['unfundedDealExpiresDays'],
    },
    {
      what: 'A buyer may cancel freely after paying',
      figure: hours(settings.freeCancellationHours),
      after: 'While no work is delivered. Refunded in full.',
      keys: ['freeCancellationHours'],
    },
    {
      what: 'A seller’s questions wait for answers',
      figure: days(settings.requirementCancelDays),
      after: `A reminder after ${days(settings.requirementReminderDays)}. Never answered, the buyer is refunded.`,
      keys: ['requirementReminderDays', 'requirementCancelDays'],
    },
    {
      what: 'A service is delivered',
      figure: span(days(1), days(settings.deliveryMaxDays)),
      after: 'The seller says how many. The clock starts when the questions are answered.',
      keys: ['deliveryMaxDays'],
    },
    {
      what: 'A buyer may cancel alone when it is late by',
      figure: hours(settings.lateCancellationHours),
      after: 'Refunded in full.',
      keys: ['lateCancellationHours'],
    },
    {
      what: 'A request to cancel waits for an answer',
      figure: hours(settings.cancellationAnswerHours),
      after: 'Silence agrees, if nothing was delivered.',
      keys: ['cancellationAnswerHours'],
    },
    {
      what: 'A buyer looks at a delivered service',
      figure: days(settings.autoAcceptServiceDays),
      after: 'Then the clock accepts it, after two reminders.',
      keys: ['autoAcceptServiceDays'],
    },
    {
      what: 'A buyer looks at a delivery in any other deal',
      figure: days(settings.autoAcceptDealDays),
      after: 'The two of you may agree on another time.',
      keys: ['autoAcceptDealDays'],
    },
    {
      what: 'Released money clears',
      figure: days(settings.clearingDays),
      after: `Then the seller can withdraw it. With PRO: ${days(settings.clearingProDays)}.`,
      keys: ['clearingDays', 'clearingProDays'],
    },
    {
      what: 'Either side may make a claim after completion',
      figure: days(settings.claimWindowDays),
      after: 'The same for both. Then the deal is final.',
      keys: ['claimWindowDays'],
    },
    ...disputeRows(settings),
    {
      what: 'A payout is decided',
      figure: workingDays(settings.payoutDecisionWorkingDays),
      after: 'One open request at a time.',
      keys: ['payoutDecisionWorkingDays'],
    },
    {
      what: 'An identity check holds',
      figure: days(settings.identityValidDays),
      after: `The documents are deleted ${days(settings.identityDocumentDays)} after the decision.`,
      keys: ['identityValidDays', 'identityDocumentDays'],
    },
    {
      what: 'Both sides may write a review',
      figure: days(settings.reviewWindowDays),
      after: 'Neither is shown before both are written, or the time is over.',
      keys: ['reviewWindowDays'],
    },
    {
      what: 'A project stays open',
      figure: days(settings.projectOpenDays),
      after: 'Extended once by as much.',
      keys: ['projectOpenDays'],
    },
    {
      what: 'A deleted account can still be brought back',
      figure: days(settings.deletionGraceDays),
      after: 'Then its data is made anonymous.',
      keys: ['deletionGraceDays'],
    },
    {
      what: 'A change of any rule here is announced before it applies',
      figure: days(settings.ruleNoticeDays),
      after: 'A deal keeps the rules it began with.',
      keys: ['ruleNoticeDays'],
    },
  ]
}

function disputeRows(settings: Settings): RuleRow[] {
  return [
    {
      what: 'A dispute waits for the other side’s answer',
      figure: hours(settings.disputeAnswerHours),
      after: 'The clocks of its milestone stop and go on afterwards. Other milestones go on.',
      keys: ['disputeAnswerHours'],
    },
    {
      what: 'The two sides may settle a dispute themselves',
      figure: days(settings.disputeSettleDays),
      after: 'By agreeing on a split, to the cent.',
      keys: ['disputeSettleDays'],
    },
    {
      what: 'Otherwise we decide it within',
      figure: workingDays(settings.disputeDecisionWorkingDays),
      after: 'With written reasons that both sides see.',
      keys: ['disputeDecisionWorkingDays'],
    },
    {
      what: 'A decision about you or your things can be appealed',
      figure: days(settings.appealDays),
      after: `Somebody else decides it within ${workingDays(settings.appealDecisionWorkingDays)}.`,
      keys: ['appealDays', 'appealDecisionWorkingDays'],
    },
    {
      what: 'The first answer to a question to us',
      figure: counted(settings.firstAnswerWorkingHours, 'working hour'),
      after: 'By the hours in which somebody is there.',
      keys: ['firstAnswerWorkingHours'],
    },
  ]
}

export function limitRows(settings: Settings): RuleRow[] {
  const money = (minor: number) => amount(minor, settings.currency)
  return [
    {
      what: 'Price of a service',
      figure: span(money(settings.servicePriceMinMinor), money(settings.servicePriceMaxMinor)),
      after: '',
      keys: ['servicePriceMinMinor', 'servicePriceMaxMinor'],
    },
    {
      what: 'One milestone of a deal',
      figure: span(money(settings.milestoneMinMinor), money(settings.milestoneMaxMinor)),
      after: `1 to ${settings.milestonesMost} of them a deal.`,
      keys: ['milestoneMinMinor', 'milestoneMaxMinor', 'milestonesMost'],
    },
    {
      what: 'Top-up of a balance',
      figure: span(money(settings.topUpMinMinor), money(settings.topUpMaxMinor)),
      after: '',
      keys: ['topUpMinMinor', 'topUpMaxMinor'],
    },
    {
      what: 'Least payout',
      figure: money(settings.payoutMinMinor),
      after: '',
      keys: ['payoutMinMinor'],
    },
    {
      what: 'Payouts in 30 days without an identity check',
      figure: money(settings.identityCheckAboveMinor),
      after: '',
      keys: ['identityCheckAboveMinor'],
    },
    {
      what: 'Open projects of a member',
      figure: String(settings.openProjectsMost),
      after: '',
      keys: ['openProjectsMost'],
    },
    {
      what: 'Attachments of a message or delivery',
      figure: counted(settings.attachmentsMost, 'file'),
      after: `Up to ${settings.attachmentMegabytes} MB each; an image up to ${settings.imageMegabytes} MB.`,
      keys: ['attachmentsMost', 'attachmentMegabytes', 'imageMegabytes'],
    },
    teamRow(settings),
    {
      what: 'Ideas of a member a day',
      figure: String(settings.ideasDailyMost),
      after: `And ${settings.ideaVotesDailyMost} votes for ideas.`,
      keys: ['ideasDailyMost', 'ideaVotesDailyMost'],
    },
  ]
}

const teamRow = (settings: Settings): RuleRow => ({
  what: 'Members of a team',
  figure: `up to ${settings.teamMembersMost}`,
  after: `An invitation is valid for ${days(settings.teamInvitationDays)}.`,
  keys: ['teamMembersMost', 'teamInvitationDays'],
})
