export { addWork } from './add-work.ts'
export { editWork } from './edit-work.ts'
export { findWorkForReport } from './find-for-report.ts'
export { restoreTakenWork, takeDownWork } from './take-down-work.ts'
export { findWork } from './find-work.ts'
export { endLoans, lendWork, takeWorkBack } from './lend-work.ts'
export { listLentWorks, listLoansOf } from './lent-works.ts'
export { moveWork } from './move-work.ts'
export { eraseWorks, exportWorks } from './own-data.ts'
export { removeWork } from './remove-work.ts'
export { restoreWork } from './restore-work.ts'
export { hideWork, showWork } from './set-hidden.ts'
export { workInput } from './work-input.ts'
export {
  findOwnWork,
  findRemovedWork,
  listOwnWorks,
  listWorks,
  listWorkSkills,
  type PortfolioWork,
  WORKS_A_PAGE,
} from './work-queries.ts'
export { workLimits, WORKS_MOST } from './work-rules.ts'
export { nameWorks } from './name-works.ts'
export { nameWorksAt } from './name-works-at.ts'
export { findWorkCover } from './find-work-cover.ts'
export { estimateWorks, listWorkAddresses } from './list-work-addresses.ts'
export { listPicturesOfWorks } from './list-pictures-of-works.ts'
