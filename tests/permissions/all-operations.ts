import type { Operations } from './operation.ts'
import { operationsOfAccounts } from './operations-of-accounts.ts'
import { operationsOfAdvice } from './operations-of-advice.ts'
import { operationsOfBanners } from './operations-of-banners.ts'
import { operationsOfBlog } from './operations-of-blog.ts'
import { operationsOfBriefs } from './operations-of-briefs.ts'
import { operationsOfCatalogue } from './operations-of-catalogue.ts'
import { operationsOfCategories } from './operations-of-categories.ts'
import { operationsOfDeals } from './operations-of-deals.ts'
import { operationsOfFinding } from './operations-of-finding.ts'
import { operationsOfHelp } from './operations-of-help.ts'
import { operationsOfIdeas } from './operations-of-ideas.ts'
import { operationsOfIdentityChecks } from './operations-of-identity-checks.ts'
import { operationsOfKeeping } from './operations-of-keeping.ts'
import { operationsOfMessages } from './operations-of-messages.ts'
import { operationsOfMoney } from './operations-of-money.ts'
import { operationsOfMembers } from './operations-of-members.ts'
import {
  operationsOfPrivacy,
  operationsOfSecurity,
  operationsOfNotices,
  operationsOfSettings,
} from './operations-of-other-areas.ts'
import { operationsOfNotifications } from './operations-of-notifications.ts'
import { operationsOfPasskeys } from './operations-of-passkeys.ts'
import { operationsOfPayoutBatches } from './operations-of-payout-batches.ts'
import { operationsOfPayouts } from './operations-of-payouts.ts'
import { operationsOfOrders } from './operations-of-orders.ts'
import { operationsOfDocuments } from './operations-of-documents.ts'
import { operationsOfDisputes } from './operations-of-disputes.ts'
import { operationsOfReports } from './operations-of-reports.ts'
import { operationsOfReviews } from './operations-of-reviews.ts'
import { operationsOfPortfolio } from './operations-of-portfolio.ts'
import { operationsOfPro } from './operations-of-pro.ts'
import { operationsOfProjects } from './operations-of-projects.ts'
import { operationsOfDesk } from './operations-of-desk.ts'
import { operationsOfRecommendations } from './operations-of-recommendations.ts'
import { operationsOfReferrals } from './operations-of-referrals.ts'
import { operationsOfSavedViews } from './operations-of-saved-views.ts'
import { operationsOfSignIn } from './operations-of-sign-in.ts'
import { operationsOfSupport } from './operations-of-support.ts'
import { operationsOfTeams } from './operations-of-teams.ts'
import { operationsOfWatch } from './operations-of-watch.ts'

/** An area joins with a file of its own and a line here. */
export const allOperations: Operations = {
  ...operationsOfAccounts,
  ...operationsOfAdvice,
  ...operationsOfSignIn,
  ...operationsOfSavedViews,
  ...operationsOfMembers,
  ...operationsOfFinding,
  ...operationsOfPrivacy,
  ...operationsOfSecurity,
  ...operationsOfNotices,
  ...operationsOfSettings,
  ...operationsOfSupport,
  ...operationsOfBanners,
  ...operationsOfBriefs,
  ...operationsOfCatalogue,
  ...operationsOfCategories,
  ...operationsOfPortfolio,
  ...operationsOfHelp,
  ...operationsOfIdeas,
  ...operationsOfBlog,
  ...operationsOfDocuments,
  ...operationsOfKeeping,
  ...operationsOfMessages,
  ...operationsOfMoney,
  ...operationsOfNotifications,
  ...operationsOfPasskeys,
  ...operationsOfIdentityChecks,
  ...operationsOfPayouts,
  ...operationsOfPayoutBatches,
  ...operationsOfOrders,
  ...operationsOfDisputes,
  ...operationsOfReports,
  ...operationsOfReviews,
  ...operationsOfPro,
  ...operationsOfDesk,
  ...operationsOfRecommendations,
  ...operationsOfReferrals,
  ...operationsOfProjects,
  ...operationsOfDeals,
  ...operationsOfTeams,
  ...operationsOfWatch,
}
