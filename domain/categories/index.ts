export { addCategory } from './add-category.ts'
export {
  CATEGORY_DEPTH_MOST,
  categoryEditInput,
  categoryHideInput,
  categoryLimits,
  categoryMergeInput,
  categoryMoveInput,
  categoryOrderInput,
  newCategoryInput,
} from './category-input.ts'
export { countServices } from './count-services.ts'
export { editCategory } from './edit-category.ts'
export { findCategory } from './find-category.ts'
export { findTree, leavesOf, shownTree, type TreeNode } from './find-tree.ts'
export { findLine, isLeaf, type LinePart } from './find-line.ts'
export { hideCategory } from './hide-category.ts'
export { categoryIcon, categoryIcons, type CategoryIcon } from './icon-choices.ts'
export { recountCategoriesJob } from './jobs.ts'
export { listRedirects, type Redirect } from './list-redirects.ts'
export { mergeCategory } from './merge-category.ts'
export { moveCategory } from './move-category.ts'
export { orderCategory } from './order-category.ts'
export { listTree } from './list-tree.ts'
export { recountServices } from './recount-services.ts'
export { columns, FILE_LENGTH_MOST, ROWS_MOST } from './file/category-rows.ts'
export { importCategories, tryImport, type Imported } from './file/import-categories.ts'
export { listForFile, type FiledCategory } from './file/list-for-file.ts'
export type { FiledChange } from './file/place-row.ts'
