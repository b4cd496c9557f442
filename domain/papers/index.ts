export { makeMissingPapers } from './make-missing.ts'
export { type Paper } from './paper-queries.ts'
export {
  countOwnPapers,
  findPaper,
  findPapersOf,
  type ListedPaper,
  listOwnPapers,
  listPapersAbout,
  listPaperYears,
  PAPERS_A_PAGE,
  type PaperFilters,
} from './paper-queries.ts'
export { type PaperContent } from './paper-content.ts'
