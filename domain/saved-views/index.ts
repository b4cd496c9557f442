export { deleteView } from './delete-view.ts'
export { listViews } from './list-views.ts'
export { renameView } from './rename-view.ts'
export { saveView } from './save-view.ts'
