export { archivePost } from './archive-post.ts'
export { autosavePost } from './autosave-post.ts'
export { beginPost } from './begin-post.ts'
export { addReads, countReads, keyOfRead, type PostRead, type ReadsOfDay } from './count-reads.ts'
export { noteEditor } from './note-editor.ts'
export { endPreview, judgePreviewLink, openPreview, previewPath } from './preview-link.ts'
export { publishDue } from './publish-due.ts'
export {
  countDeskPosts,
  findDeskPost,
  findVersion,
  listDeskPosts,
  listVersions,
} from './queries/desk-posts.ts'
export { findPreview } from './queries/find-preview.ts'
export { listAuthors } from './queries/list-authors.ts'
export {
  countPosts,
  findNeighbours,
  findPost,
  findPostCards,
  listForFeed,
  listPostAddresses,
  listPosts,
  listRelated,
  type PostCard,
  type ReadPost,
} from './queries/public-posts.ts'
export { problemsOfText } from './problems-of-post.ts'
export { restoreVersion } from './restore-version.ts'
export { type SavedPost, savePost } from './save-post.ts'
export { tellOfPost } from './tell-of-post.ts'
