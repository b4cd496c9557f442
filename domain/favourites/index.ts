export { addFavourite, type IsThere } from './add-favourite.ts'
export { addList } from './add-list.ts'
export {
  addInput,
  type KeptSubject,
  listIdInput,
  moveInput,
  newListInput,
  renameInput,
  subjectInput,
} from './favourite-input.ts'
export {
  countFavourites,
  countKept,
  type FavouriteListView,
  findFavourites,
  type KeptFilters,
  type KeptRow,
  listFavouriteLists,
  listFavourites,
} from './favourite-queries.ts'
export { moveFavourite } from './move-favourite.ts'
export { eraseFavourites, exportFavourites } from './own-data.ts'
export { removeFavourite } from './remove-favourite.ts'
export { removeList } from './remove-list.ts'
export { renameList } from './rename-list.ts'
export { type FavouriteKind, favouriteKinds } from './schema.server.ts'
export {
  FAVOURITES_MOST,
  favouriteLimits,
  FIRST_LIST,
  type KeptKind,
  keptKinds,
  LISTS_MOST,
} from './favourite-rules.ts'
