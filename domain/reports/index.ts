export { type CaseRow, decideReport, lockCase } from './decide-report.ts'
export {
  CASES_A_PAGE,
  countCases,
  countDecidedCases,
  findOwnerHistory,
  listCases,
  listCasesAbout,
  listCasesForFile,
  type OwnerHistory,
} from './desk-queries.ts'
export { findCase, type ReportOfCase } from './find-case.ts'
export { findReportable } from './find-thing.ts'
export { decideReportInput, reportInput, restoreInput, visitorReportInput } from './input.ts'
export { reportables } from './kinds.ts'
export { findCaseOfBan, findCaseThatTookDown, findDecidedCase, holdDecision } from './find-decided-case.ts'
export {
  findKindOfCase,
  findOwnCase,
  findReportPicture,
  listOwnCases,
  OWN_CASES_A_PAGE,
  type OwnCase,
} from './own-queries.ts'
export { findByLink, forgetUnproved, proveReport } from './prove-report.ts'
export { restoreThing } from './restore-thing.ts'
export { type KeepsCase, returnCase } from './return-case.ts'
export { sendReport } from './send-report.ts'
export { sendVisitorReport } from './send-visitor-report.ts'
export { findRecords } from './weigh-case.ts'
