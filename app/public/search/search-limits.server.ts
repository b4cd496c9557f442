import { openLocalLimit } from '#platform/limits/local-limit.ts'

/** Far more than a person reads, far less than a machine asks. */
export const limitSearch = openLocalLimit({ name: 'search', most: 120, everySeconds: 60 })
export const limitSuggestions = openLocalLimit({ name: 'suggestions', most: 600, everySeconds: 60 })
