import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsConflicts, mendsNothing } from '#app/forms/mendable.ts'
import { withPresentCategory } from '#app/shared/works/listing/present-category.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import { changeSavedSearch, removeSavedSearch, saveSearch } from '#domain/saved-searches/index.ts'
import { alertsInput, oneSearchInput, renameSearchInput } from '#domain/saved-searches/saved-search-input.ts'
import { servicesQuery } from '../load-services.server.ts'
import { choicesOf, readSearch, savedAddressOf, titleOfSearch } from '../read-search.ts'

const { intent, intents } = formsOf({
  for: 'members',
  unknown: 'Choose what to do with the search',
  mends: mendsNothing,
  refuse: ({ intent: said, message, fields }, { form }): RefusedSaved => {
    const problem = message || (Object.values(fields).flat()[0] ?? UNREAD)
    if (said !== 'rename') return { problem }
    const renaming = { searchId: String(form.get('searchId')), typed: String(form.get('title') ?? '') }
    return { problem, renaming }
  },
})

/** Who is blocked is asked when it is looked for news, not when it is kept. */
const NOBODY: ReadonlySet<string> = new Set()

/** Keeps the search at this address, or changes one that is kept; a refusal is said beside the list. */
export const savedIntents = intents({
  save: intent({
    mends: mendsConflicts,
    run: async (tx, actor, _, { url, settings }) => {
      const tree = shownTree(await findTree(tx.db))
      const asked = readSearch(await withPresentCategory(tx.db, url, tree), settings, choicesOf(tree))
      const address = savedAddressOf(asked, settings.currency)
      const title = titleOfSearch(asked, settings.currency)
      await saveSearch(tx, actor, {
        title,
        address,
        query: { ...servicesQuery(asked, NOBODY), sort: 'newest' },
      })
      return address
    },
    done: (_, address) => redirect(`/search?${address}`),
  }),
  rename: intent({
    input: renameSearchInput,
    keepsEmpty: true,
    run: (tx, actor, input) => changeSavedSearch(tx, actor, input),
    done: () => redirect('/search'),
  }),
  alerts: intent({
    input: alertsInput,
    keepsEmpty: true,
    run: (tx, actor, input) => changeSavedSearch(tx, actor, input),
    done: () => redirect('/search'),
  }),
  remove: intent({
    input: oneSearchInput,
    keepsEmpty: true,
    run: (tx, actor, input) => removeSavedSearch(tx, actor, input),
    done: () => redirect('/search'),
  }),
})

export type SavedIntent = IntentOf<typeof savedIntents>

const UNREAD = 'This could not be read. Reload the page and try again.'

/** `renaming`: the one whose new name was refused, with what was typed. */
export type RefusedSaved = { problem: string; renaming?: { searchId: string; typed: string } }
