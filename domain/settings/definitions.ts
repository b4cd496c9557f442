import { z } from 'zod'
import { readPercent } from '#platform/money/read-percent.ts'
import { bicOrNothing, ibanOrNothing } from './bank-account.ts'
import { MARK_KEY } from './brand-mark-key.ts'
import { accentOrNothing, brandList } from './brands.ts'
import {
  amountMinor,
  basisPoints,
  checkedText,
  count,
  days,
  flag,
  hours,
  list,
  megabytes,
  minutes,
  months,
  safeguard,
  text,
} from './kinds.ts'
import { moderationWords } from './moderation-words.ts'
import { moneyByHand } from './money-by-hand.ts'
import { holidayList, readMinute, timeOfDay, timeZoneName, workingDays } from './working-time.ts'

const emailOrNothing = z.union([
  z.literal(''),
  z.email({ error: 'Write an e-mail address: name@example.org' }),
])
const markOrNothing = z.union([
  z.literal(''),
  z.string().regex(MARK_KEY, { error: 'Choose the picture again' }),
])
const phoneOrNothing = z.union([
  z.literal(''),
  z.string().regex(/^\+?[\d ()-]{5,25}$/, { error: 'Write a telephone number: +31 10 123 45 67' }),
])
const taxRateOrNothing = z
  .string()
  .trim()
  .refine((typed) => typed === '' || (readPercent(typed) ?? 5_001) <= 5_000, {
    error: 'Tax rate: write a percentage of at most 50, such as 21 or 7.7, or nothing',
  })
const currencyCode = z.string().refine((code) => Intl.supportedValuesOf('currency').includes(code), {
  error: 'Write a currency code: USD, EUR, GBP',
})

/** Every setting of the marketplace, once: its words, its bounds and what it is until somebody changes it. */
export const definitions = {
  marketplaceName: checkedText(
    'Marketplace',
    'Name',
    'Guildhall',
    z
      .string()
      .trim()
      .min(2, { error: 'Name: at least 2 characters' })
      .max(40, { error: 'Name: at most 40 characters' })
      .regex(/^[^\p{C}<>]*$/u, { error: 'Name: letters and signs that can be printed, without < and >' }),
  ),
  logoKey: checkedText('Look', 'Logo', '', markOrNothing),
  iconKey: checkedText('Look', 'Icon', '', markOrNothing),
  accentLight: checkedText('Look', 'Colour on light', '', accentOrNothing('Colour on light', 'light')),
  accentDark: checkedText('Look', 'Colour on dark', '', accentOrNothing('Colour on dark', 'dark')),
  mailFrom: checkedText('Look', 'Mail sender', '', emailOrNothing),
  currency: checkedText('Marketplace', 'Currency', 'USD', currencyCode),
  maintenance: flag('Maintenance', 'Maintenance mode', false),
  maintenanceNote: text('Maintenance', 'What visitors read during maintenance', '', 300),
  maintenanceUntil: checkedText(
    'Maintenance',
    'Maintenance ends about',
    '',
    z.union([z.literal(''), z.iso.datetime({ error: 'Write a time: 2026-11-20T18:00:00Z' })]),
  ),
  registrationOpen: flag('Registration', 'New members may register', true),
  // Its name is from the time when all staff were administrators: the log of changes knows it by it.
  requireSecondFactorForAdmins: flag('Administration', 'Staff must have a second factor', false),
  backupNote: text('Administration', 'Where backups are kept', '', 600),
  firstStepsShown: flag('Administration', 'Show the first steps', true),
  brands: list('Brands', 'Brands', brandList),

  ...moderationWords,

  operatorName: text('Legal details', 'Operator', ''),
  operatorForm: text('Legal details', 'Legal form', ''),
  operatorRegistration: text('Legal details', 'Registration number', ''),
  operatorTaxNumber: text('Legal details', 'Tax number', ''),
  operatorTaxRate: checkedText('Legal details', 'Tax rate, percent', '', taxRateOrNothing),
  paperPrefix: checkedText(
    'Legal details',
    'Numbers of papers begin with',
    'GH',
    z.string().regex(/^[A-Z0-9]{1,8}$/, { error: 'Write 1 to 8 capital letters or digits: GH' }),
  ),
  operatorAddress: text('Legal details', 'Registered address', '', 400),
  operatorCountry: text('Legal details', 'Country', ''),
  operatorBank: text('Legal details', 'Bank', ''),
  operatorIban: checkedText('Legal details', 'Bank account (IBAN)', '', ibanOrNothing),
  operatorBic: checkedText('Legal details', 'BIC', '', bicOrNothing),
  operatorDirector: text('Legal details', 'Represented by', ''),

  contactEmail: checkedText('Contacts', 'E-mail', '', emailOrNothing),
  contactPhone: checkedText('Contacts', 'Telephone', '', phoneOrNothing),
  contactAddress: text('Contacts', 'Postal address', '', 400),
  contactHours: text('Contacts', 'Hours', ''),
  statusNotice: text('Support', 'Notice of trouble', '', 300),

  supportDays: checkedText('Support', 'Working days', 'Mon Tue Wed Thu Fri', workingDays),
  supportOpens: checkedText('Support', 'Opens at', '9:00', timeOfDay('Opens at')),
  supportCloses: checkedText('Support', 'Closes at', '18:00', timeOfDay('Closes at')),
  supportTimeZone: checkedText('Support', 'Time zone', 'UTC', timeZoneName),
  supportHolidays: checkedText('Support', 'Holidays', '', holidayList),

  payoutFourEyes: flag('Payouts', 'Payouts need four eyes', false),
  payoutOtherMethod: text('Payouts', 'Another way to be paid out', '', 60),

  ...moneyByHand,

  sellerCommissionBasisPoints: basisPoints('Fees', 'Seller commission', 1_000, { from: 0, to: 5_000 }),
  sellerCommissionProBasisPoints: basisPoints('Fees', 'Seller commission with PRO', 700, {
    from: 0,
    to: 5_000,
  }),
  minimumCommissionMinor: amountMinor('Fees', 'Least commission, a milestone', 50, { from: 0, to: 10_000 }),
  buyerServiceFeeBasisPoints: basisPoints('Fees', 'Buyer service fee', 0, { from: 0, to: 2_000 }),
  ownLinkCommissionBasisPoints: basisPoints('Fees', 'Commission on deals a seller brings', 500, {
    from: 0,
    to: 5_000,
  }),

  servicePriceMinMinor: amountMinor('Prices', 'Service price, least', 500, { from: 1, to: 1_000_000_000 }),
  servicePriceMaxMinor: amountMinor('Prices', 'Service price, most', 5_000_000, {
    from: 1,
    to: 1_000_000_000,
  }),
  milestoneMinMinor: amountMinor('Prices', 'Milestone, least', 500, { from: 1, to: 1_000_000_000 }),
  milestoneMaxMinor: amountMinor('Prices', 'Milestone, most', 10_000_000, { from: 1, to: 1_000_000_000 }),
  milestonesMost: count('Prices', 'Milestones a deal, most', 20, { from: 1, to: 100 }),
  topUpMinMinor: amountMinor('Prices', 'Top-up, least', 500, { from: 1, to: 1_000_000_000 }),
  topUpMaxMinor: amountMinor('Prices', 'Top-up, most', 1_000_000, { from: 1, to: 1_000_000_000 }),
  payoutMinMinor: amountMinor('Prices', 'Payout, least', 2_000, { from: 1, to: 1_000_000_000 }),
  identityCheckAboveMinor: amountMinor('Prices', 'Payouts in 30 days without an identity check', 100_000, {
    from: 0,
    to: 1_000_000_000,
  }),

  deliveryMaxDays: days('Clocks', 'Delivery time of a service, most', 90, { from: 1, to: 365 }),
  autoAcceptServiceDays: days('Clocks', 'Auto-acceptance after a delivery, services', 3, { from: 1, to: 30 }),
  autoAcceptDealDays: days('Clocks', 'Auto-acceptance after a delivery, other deals', 7, { from: 1, to: 30 }),
  proposedDealExpiresDays: days('Clocks', 'Proposed deal or offer expires', 7, { from: 1, to: 60 }),
  unfundedDealExpiresDays: days('Clocks', 'Unfunded accepted deal expires', 7, { from: 1, to: 60 }),
  requirementReminderDays: days('Clocks', 'Reminder to answer requirements', 2, { from: 1, to: 30 }),
  requirementCancelDays: days('Clocks', 'Refund when requirements are never answered', 14, {
    from: 2,
    to: 90,
  }),
  freeCancellationHours: hours('Clocks', 'Free cancellation by the buyer after paying', 1, {
    from: 0,
    to: 72,
  }),
  claimWindowDays: days('Clocks', 'Claim window after completion, both sides', 14, { from: 1, to: 90 }),
  lateCancellationHours: hours('Clocks', 'Buyer may cancel alone when late by', 24, { from: 1, to: 240 }),
  cancellationAnswerHours: hours('Clocks', 'Answer to a cancellation request', 48, { from: 1, to: 240 }),
  disputeAnswerHours: hours('Clocks', 'Answer to a dispute', 72, { from: 12, to: 240 }),
  disputeSettleDays: days('Clocks', 'Time to settle a dispute between the sides', 7, { from: 1, to: 60 }),
  disputeDecisionWorkingDays: days('Clocks', 'Decision of a dispute, working days after', 5, {
    from: 1,
    to: 30,
  }),
  clearingDays: days('Clocks', 'Clearing of released money', 5, { from: 0, to: 60 }),
  clearingProDays: days('Clocks', 'Clearing of released money with PRO', 2, { from: 0, to: 60 }),
  appealDays: days('Clocks', 'Time to appeal against a decision', 14, { from: 7, to: 60 }),
  appealDecisionWorkingDays: days('Clocks', 'Decision on an appeal, working days', 5, { from: 1, to: 30 }),
  payoutDecisionWorkingDays: days('Clocks', 'Decision on a payout, working days', 3, { from: 1, to: 30 }),
  identityDocumentDays: days('Clocks', 'Identity documents are deleted after the decision', 30, {
    from: 1,
    to: 365,
  }),
  identityValidDays: days('Clocks', 'An identity check holds', 730, { from: 90, to: 3_650 }),
  reviewWindowDays: days('Clocks', 'Review window and double-blind reveal', 14, { from: 1, to: 90 }),
  projectOpenDays: days('Clocks', 'A project stays open, and may be extended once by as much', 30, {
    from: 1,
    to: 180,
  }),
  firstAnswerWorkingHours: hours('Clocks', 'First answer of support, in working hours', 8, {
    from: 1,
    to: 80,
  }),
  deletionGraceDays: days('Clocks', 'Grace before data is deleted', 30, { from: 0, to: 90 }),
  ruleNoticeDays: days('Clocks', 'Notice before a change of fees or rules applies', 7, { from: 1, to: 90 }),

  activeServicesMost: count('Quotas', 'Active services', 20, { from: 1, to: 10_000 }),
  activeServicesProMost: count('Quotas', 'Active services with PRO', 100, { from: 1, to: 10_000 }),
  proposalsMonthlyMost: count('Quotas', 'Proposals a month', 20, { from: 1, to: 10_000 }),
  proposalsMonthlyProMost: count('Quotas', 'Proposals a month with PRO', 100, { from: 1, to: 10_000 }),
  openProjectsMost: count('Quotas', 'Open projects a member', 10, { from: 1, to: 1_000 }),
  attachmentsMost: count('Quotas', 'Attachments a message or delivery', 10, { from: 1, to: 50 }),
  attachmentMegabytes: megabytes('Quotas', 'Attachment, each', 50, { from: 1, to: 1_000 }),
  imageMegabytes: megabytes('Quotas', 'Image, each', 10, { from: 1, to: 100 }),
  teamMembersMost: count('Quotas', 'Members of a team', 30, { from: 2, to: 500 }),
  ideasDailyMost: count('Quotas', 'Ideas a member a day', 5, { from: 1, to: 100 }),
  ideaVotesDailyMost: count('Quotas', 'Votes for ideas a member a day', 50, { from: 1, to: 1_000 }),
  teamInvitationDays: days('Quotas', 'Invitation to a team is valid', 7, { from: 1, to: 60 }),

  referralShareBasisPoints: basisPoints('Referrals', 'Referral reward, of our commission', 2_000, {
    from: 0,
    to: 10_000,
  }),
  referralMonths: months('Referrals', 'Referral reward lasts', 12, { from: 1, to: 120 }),
  referralCookieDays: days('Referrals', 'An invitation link is remembered', 60, { from: 1, to: 365 }),

  proMonthlyMinor: amountMinor('PRO', 'PRO a month', 1_200, { from: 0, to: 1_000_000 }),
  proYearlyMinor: amountMinor('PRO', 'PRO a year', 10_800, { from: 0, to: 10_000_000 }),
  proTrialDays: days('PRO', 'PRO trial, once', 7, { from: 0, to: 60 }),
  proGraceDays: days('PRO', 'Grace when money is short at renewal', 3, { from: 0, to: 30 }),

  signInFailuresAccountMost: safeguard(
    count('Sign-in', 'Failures an account in 15 minutes', 5, { from: 3, to: 50 }),
  ),
  signInFailuresAddressMost: safeguard(
    count('Sign-in', 'Failures an address in 15 minutes', 20, { from: 5, to: 500 }),
  ),
  signInCodeMinutes: safeguard(minutes('Sign-in', 'A sign-in code is valid', 10, { from: 2, to: 60 })),
  signInCodeTriesMost: safeguard(count('Sign-in', 'Tries of a sign-in code', 5, { from: 3, to: 10 })),
  resetLinkMinutes: safeguard(minutes('Sign-in', 'A reset link is valid', 60, { from: 5, to: 1_440 })),
  secondFactorResetHours: safeguard(
    hours('Sign-in', 'A reset of a second factor waits', 24, { from: 1, to: 240 }),
  ),
  sessionDays: safeguard(days('Sign-in', 'A session lasts, sliding', 30, { from: 1, to: 365 })),
  sessionMostDays: safeguard(days('Sign-in', 'A session lasts at most', 90, { from: 1, to: 730 })),
} as const

export type SettingKey = keyof typeof definitions
export const settingKeys = Object.keys(definitions) as SettingKey[]

/** The values in force, typed by their definitions. */
export type Settings = { readonly [Key in SettingKey]: (typeof definitions)[Key]['initial'] }

/** What holds until an administrator changes it. */
export const initialSettings = Object.fromEntries(
  settingKeys.map((key) => [key, definitions[key].initial]),
) as Settings

/** What people pay: of a change to it every member is told by letter. */
export function isFee(key: SettingKey): boolean {
  const { group, unit } = definitions[key]
  return (group === 'Fees' || group === 'PRO') && (unit === 'basisPoints' || unit === 'minor')
}

/** Rules between settings that no single bound can say; each names the setting to mend. */
export const relations: readonly { key: SettingKey; holds(settings: Settings): boolean; message: string }[] =
  [
    {
      key: 'servicePriceMaxMinor',
      holds: (all) => all.servicePriceMaxMinor > all.servicePriceMinMinor,
      message: 'The most a service may cost must be above the least',
    },
    {
      key: 'milestoneMaxMinor',
      holds: (all) => all.milestoneMaxMinor > all.milestoneMinMinor,
      message: 'The most a milestone may hold must be above the least',
    },
    {
      key: 'topUpMaxMinor',
      holds: (all) => all.topUpMaxMinor > all.topUpMinMinor,
      message: 'The largest top-up must be above the least',
    },
    {
      key: 'sellerCommissionProBasisPoints',
      holds: (all) => all.sellerCommissionProBasisPoints <= all.sellerCommissionBasisPoints,
      message: 'PRO may not cost more commission than without it',
    },
    {
      key: 'clearingProDays',
      holds: (all) => all.clearingProDays <= all.clearingDays,
      message: 'PRO may not clear later than without it',
    },
    {
      key: 'requirementCancelDays',
      holds: (all) => all.requirementCancelDays > all.requirementReminderDays,
      message: 'The reminder must come before the refund',
    },
    {
      key: 'sessionMostDays',
      holds: (all) => all.sessionMostDays >= all.sessionDays,
      message: 'The most a session may last can’t be below what it lasts when it is not used',
    },
    {
      key: 'supportCloses',
      holds: ({ supportOpens, supportCloses }) =>
        (readMinute(supportCloses) ?? 0) > (readMinute(supportOpens) ?? 0),
      message: 'Support closes later on the day than it opens',
    },
    {
      key: 'minimumCommissionMinor',
      holds: (all) => all.minimumCommissionMinor <= all.milestoneMinMinor,
      message: 'The least commission may not exceed the least milestone',
    },
  ]
