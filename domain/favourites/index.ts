export { addFavourite, type IsThere } from './add-favourite.ts'
export { addList } from './add-list.ts'
export {
  addInput,
  type FavouriteSubject,
  listIdInput,
  moveInput,
  newListInput,
  renameInput,
  subjectInput,
} from './favourite-input.ts'
export {
  countFavourites,
  countOwnFavourites,
  favouriteIdsOf,
  favouritesOf,
  findFavourites,
  type FavouriteRow,
  listFavouriteLists,
  listFavourites,
} from './favourite-queries.ts'
export { moveFavourite } from './move-favourite.ts'
export { eraseFavourites, exportFavourites } from './own-data.ts'
export { removeFavourite } from './remove-favourite.ts'
export { removeList } from './remove-list.ts'
export { renameList } from './rename-list.ts'
export {
  FAVOURITES_MOST,
  favouriteLimits,
  type ListedKind,
  listedKinds,
  LISTS_MOST,
} from './favourite-rules.ts'
