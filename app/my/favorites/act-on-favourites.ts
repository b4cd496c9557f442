import { redirect } from 'react-router'
import { withNext } from '#app/shared/sign-in/next-path.ts'
import type { Edge, MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges, mendsNothing } from '#app/forms/mendable.ts'
import { localPath } from '#app/local-path.ts'
import { isThere } from '#app/shared/works/is-there.ts'
import type { Viewer } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import {
  addFavourite,
  addInput,
  addList,
  listIdInput,
  moveFavourite,
  moveInput,
  newListInput,
  removeFavourite,
  removeList,
  renameInput,
  renameList,
  subjectInput,
} from '#domain/favourites/index.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { endedWantedCookie, readWanted, wantedCookie } from './wanted-cookie.ts'

export const HERE = '/my/favorites'
const HEARTS = { name: 'favourites', most: 300, everySeconds: 600 }
/** A heart says in one word what it does to what; read into the fields that every other form here has. */
function readHeart(form: FormData): FormData {
  const [intent, kind, id] = String(form.get('heart') ?? '').split(' ')
  if (!intent || !kind || !id) return form
  for (const [name, value] of Object.entries({ intent, kind, id })) form.set(name, value)
  return form
}

/** A visitor presses a heart: they sign in, and come back with it made. */
function askToSignIn(form: FormData): Response {
  const wanted = subjectInput.safeParse(Object.fromEntries(form)).data
  const back = localPath(form.get('back'))
  if (!wanted || form.get('intent') !== 'add') return redirect(withNext('/my/login', back))
  const next = `${HERE}?come=${encodeURIComponent(back)}`
  return redirect(withNext('/my/login', next), { headers: { 'Set-Cookie': wantedCookie(wanted) } })
}

/** Back from the sign-in: what the same browser asked for as a visitor is done, once. */
export async function finishWanted({ request, transaction, actor, url }: MemberEdge): Promise<Response> {
  const wanted = readWanted(request.headers.get('Cookie'))
  const back = localPath(url.searchParams.get('come'))
  const headers = { 'Set-Cookie': endedWantedCookie }
  if (!wanted) return redirect(back, { headers })
  try {
    await transaction((tx) => addFavourite(tx, actor, wanted, { isThere }))
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return redirect(`${HERE}?full=1`, { headers })
  }
  return redirect(back, { headers })
}

const { intent, intents } = formsOf({
  for: 'everyone',
  about: ({ page }) => page.viewer,
  said: (form, viewer) => {
    const said = String(readHeart(form).get('intent') ?? '')
    return viewer ? said : 'sign-in'
  },
  mends: mendsNothing,
  refuse: ({ intent: said, typed, fields, message }): ListAnswer => {
    const errors = Object.values(fields).flat()
    return { intent: said, errors: errors.length > 0 ? errors : [message], typed: typed['title'] ?? '' }
  },
})

type Asked = Edge & { about: Viewer | undefined }

function memberOf({ about: viewer }: Asked): MemberActor {
  if (!viewer) throw new Forbidden('You are signed out. Sign in again.')
  return viewer.actor
}

/** Hearts are cheap to press: a flood of them is not. */
const countHeart = (asked: Asked) =>
  asked.transaction((tx) => countUse(tx.db, HEARTS, memberOf(asked).id, tx.now))

/** What the hearts everywhere and the forms of the page do. */
export const favouritesIntents = intents({
  'sign-in': intent({ runOutside: ({ form }) => askToSignIn(form) }),
  add: intent({
    input: addInput,
    keepsEmpty: true,
    isPressed: true,
    before: countHeart,
    run: (tx, _, input, asked) => addFavourite(tx, memberOf(asked), input, { isThere }),
    done: ({ form }) => answerHeart(form, true),
  }),
  remove: intent({
    input: subjectInput,
    keepsEmpty: true,
    isPressed: true,
    before: countHeart,
    run: (tx, _, subject, asked) => removeFavourite(tx, memberOf(asked), subject),
    done: (asked, removed, { kind, id }) => {
      if (!asked.form.has('undo')) return answerHeart(asked.form, false)
      return redirect(stay(asked, removed ? { undo: `${kind}.${id}.${removed.listId}` } : {}))
    },
  }),
  move: intent({
    input: moveInput,
    keepsEmpty: true,
    isPressed: true,
    before: countHeart,
    run: (tx, _, input, asked) => moveFavourite(tx, memberOf(asked), input),
    done: (asked) => redirect(stay(asked, { done: 'moved' })),
  }),
  'remove-list': intent({
    input: listIdInput,
    keepsEmpty: true,
    isPressed: true,
    before: countHeart,
    run: (tx, _, input, asked) => removeList(tx, memberOf(asked), input),
    done: (asked) => redirect(stay(asked, { done: 'list-removed', list: '' })),
  }),
  'add-list': intent({
    input: newListInput,
    keepsEmpty: true,
    mends: mendsChanges,
    before: countHeart,
    run: (tx, _, input, asked) => addList(tx, memberOf(asked), input),
    done: (asked, { listId }) => redirect(stay(asked, { done: 'list-added', list: listId })),
  }),
  'rename-list': intent({
    input: renameInput,
    keepsEmpty: true,
    mends: mendsChanges,
    before: countHeart,
    run: (tx, _, input, asked) => renameList(tx, memberOf(asked), input),
    done: (asked) => redirect(stay(asked, { done: 'renamed' })),
  }),
})

export type FavouritesIntent = IntentOf<typeof favouritesIntents>

/** A heart that was pressed where there is script asks for nothing to be shown; a form comes back to where it was. */
function answerHeart(form: FormData, isFavourite: boolean) {
  return form.has('back') ? redirect(localPath(form.get('back'))) : { isFavourite }
}

/** What a refused form of a list is told. */
export type ListAnswer = { intent: string; errors: string[]; typed: string }

/** The same page of the same list, with what was done. */
function stay({ url }: Edge, told: Record<string, string>): string {
  const search = new URLSearchParams()
  for (const name of ['kind', 'list', 'sort', 'q']) {
    const value = told[name] ?? url.searchParams.get(name)
    if (value) search.set(name, value)
  }
  for (const name of ['done', 'undo']) if (told[name]) search.set(name, told[name])
  const text = search.toString()
  return text ? `${HERE}?${text}` : HERE
}
