import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import { changeSavedSearch, removeSavedSearch, saveSearch } from '#domain/saved-searches/index.ts'
import { alertsInput, oneSearchInput, renameSearchInput } from '#domain/saved-searches/saved-search-input.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { servicesQuery } from './load-services.server.ts'
import { choicesOf, readSearch, savedAddressOf, titleOfSearch } from './read-search.ts'

/** Keeps the search at this address, or changes one that is kept; a refusal is said beside the list. */
export async function actOnSaved(edge: MemberEdge) {
  const form = await edge.form()
  const fields = Object.fromEntries(form)
  switch (form.get('intent')) {
    case 'save':
      return keep(edge)
    case 'rename': {
      const read = renameSearchInput.safeParse(fields)
      if (!read.success) return refuseName(form, read.error.issues[0]?.message)
      await edge.transaction((tx) => changeSavedSearch(tx, edge.actor, read.data))
      break
    }
    case 'alerts': {
      const read = alertsInput.safeParse(fields)
      if (!read.success) return refused(read.error.issues[0]?.message)
      await edge.transaction((tx) => changeSavedSearch(tx, edge.actor, read.data))
      break
    }
    case 'remove': {
      const read = oneSearchInput.safeParse(fields)
      if (!read.success) return refused(read.error.issues[0]?.message)
      await edge.transaction((tx) => removeSavedSearch(tx, edge.actor, read.data))
      break
    }
    default:
      throw new Invalid('Choose what to do with the search')
  }
  return redirect('/search')
}

async function keep({ db, url, settings, transaction, actor }: MemberEdge) {
  const asked = readSearch(url, settings, choicesOf(shownTree(await findTree(db))))
  const address = savedAddressOf(asked, settings.currency)
  try {
    await transaction((tx) =>
      saveSearch(tx, actor, {
        title: titleOfSearch(asked, settings.currency),
        address,
        query: { ...servicesQuery(asked), sort: 'newest' },
      }),
    )
  } catch (error) {
    if (error instanceof Conflict) return refused(error.message)
    throw error
  }
  return redirect(`/search?${address}`)
}

const UNREAD = 'This could not be read. Reload the page and try again.'

/** `renaming`: the one whose new name was refused, with what was typed. */
export type RefusedSaved = { problem: string; renaming?: { searchId: string; typed: string } }

const refused = (problem = UNREAD) => data<RefusedSaved>({ problem }, { status: 400 })

const refuseName = (form: FormData, problem = UNREAD) =>
  data<RefusedSaved>(
    {
      problem,
      renaming: { searchId: String(form.get('searchId')), typed: String(form.get('title') ?? '') },
    },
    { status: 400 },
  )
