export { askDeletion } from './ask-deletion.ts'
export { askExport } from './ask-export.ts'
export { cancelDeletion } from './cancel-deletion.ts'
export { listBlocks, type Block } from './deletion-blocks.ts'
export { exportPath, isExportLink } from './export-link.ts'
export { type ExportPart } from './export-parts.ts'
export { openExport } from './open-export.ts'
export { type PersonalData } from './personal-data.ts'
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
export { runDeletion } from './run-deletion.ts'
