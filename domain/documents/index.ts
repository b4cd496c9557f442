export {
  documentRules,
  documentSlugs,
  isDocumentSlug,
  type DocumentSlug,
  type When,
} from './document-rules.ts'
export { readSections, writeSections } from './document-text.ts'
export { dropTyped, findTyped, keepTyped, listOtherWriters } from './keep-typed.ts'
export { problemsOfDocument, type IsFigure } from './problems-of-document.ts'
export {
  findDocumentVersion,
  listDocumentChanges,
  listDocumentVersions,
  listEffective,
  readBodies,
  type DocumentChange,
  type EffectiveVersion,
} from './queries.ts'
export { restoreDocument } from './restore-document.ts'
export type { DocumentContext } from './document-context.ts'
export { saveDocument } from './save-document.ts'
export { documentTakesEffect } from './take-effect.ts'
export { withdrawDocument } from './withdraw-document.ts'
