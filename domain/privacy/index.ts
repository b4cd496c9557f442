export { askDeletion } from './ask-deletion.ts'
export { askExport } from './ask-export.ts'
export { cancelDeletion, type CancelInput } from './cancel-deletion.ts'
export { listBlocks, type Block, type DeletionBlocks, type FindBlock } from './deletion-blocks.ts'
export { exportPath, isExportLink } from './export-link.ts'
export { type ExportFile, type ExportPart, type ExportParts } from './export-parts.ts'
export { privacyJobs } from './jobs.ts'
export { openExport } from './open-export.ts'
export { type Erase, type PersonalData } from './personal-data.ts'
export {
  countDeletionRequests,
  findLiveDeletion,
  findDeletionRequest,
  findLatestExport,
  listOverRequests,
  listWaitingRequests,
  type DataExport,
  type DeletionRequest,
} from './queries.ts'
export { runDeletion, type RunInput } from './run-deletion.ts'
