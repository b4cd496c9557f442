import type { Operations } from './operation.ts'
import { operationsOfAccounts } from './operations-of-accounts.ts'
import { operationsOfMembers } from './operations-of-members.ts'
import {
  operationsOfPrivacy,
  operationsOfSecurity,
  operationsOfSettings,
  operationsOfSupport,
} from './operations-of-other-areas.ts'
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
}
