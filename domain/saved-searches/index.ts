export { changeSavedSearch } from './change-saved-search.ts'
export { forgetSavedSearches } from './forget-saved-searches.ts'
export { removeSavedSearch } from './remove-saved-search.ts'
export { saveSearch } from './save-search.ts'
export {
  exportSavedSearches,
  findByStopToken,
  findSavedSearch,
  listSavedSearches,
  savedAnySearch,
  type SavedSearch,
} from './saved-search-queries.ts'
export { stopAlerts } from './stop-alerts.ts'
