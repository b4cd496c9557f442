import type { Operations } from './operation.ts'
import { operationsOfAccounts } from './operations-of-accounts.ts'
import { operationsOfCatalogue } from './operations-of-catalogue.ts'
import { operationsOfCategories } from './operations-of-categories.ts'
import { operationsOfKeeping } from './operations-of-keeping.ts'
import { operationsOfMembers } from './operations-of-members.ts'
import {
  operationsOfPrivacy,
  operationsOfSecurity,
  operationsOfSettings,
  operationsOfSupport,
} from './operations-of-other-areas.ts'
import { operationsOfPortfolio } from './operations-of-portfolio.ts'
import { operationsOfSignIn } from './operations-of-sign-in.ts'

/** An area joins with a file of its own and a line here. */
export const allOperations: Operations = {
  ...operationsOfAccounts,
  ...operationsOfSignIn,
  ...operationsOfMembers,
  ...operationsOfPrivacy,
  ...operationsOfSecurity,
  ...operationsOfSettings,
  ...operationsOfSupport,
  ...operationsOfCatalogue,
  ...operationsOfCategories,
  ...operationsOfPortfolio,
  ...operationsOfKeeping,
}
