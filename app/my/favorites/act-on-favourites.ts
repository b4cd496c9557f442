import { data, redirect } from 'react-router'
import type { ZodSafeParseResult } from 'zod'
import { withNext } from '#app/auth/next-path.ts'
import type { Edge, MemberEdge } from '#app/edge.ts'
import { localPath } from '#app/local-path.ts'
import { isThere } from '#app/works/is-there.ts'
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
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { endedWantedCookie, readWanted, wantedCookie } from './wanted-cookie.ts'

export const HERE = '/my/favorites'
const HEARTS = { name: 'favourites', most: 300, everySeconds: 600 }
const outOfDate = () => new Invalid('This form is out of date. Reload the page and send it again.')

/** A heart says in one word what it does to what; read into the fields that every other form here has. */
export function readHeart(form: FormData): FormData {
  const [intent, kind, id] = String(form.get('heart') ?? '').split(' ')
  if (!intent || !kind || !id) return form
  for (const [name, value] of Object.entries({ intent, kind, id })) form.set(name, value)
  return form
}

/** A visitor presses a heart: they sign in, and come back with it made. */
export function askToSignIn(form: FormData): Response {
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

/** What the hearts everywhere and the forms of the page do. */
export async function actOnFavourites(edge: MemberEdge, form: FormData) {
  const { transaction, actor } = edge
  await transaction((tx) => countUse(tx.db, HEARTS, actor.id, tx.now))
  switch (form.get('intent')) {
    case 'add':
      return keep(edge, form)
    case 'remove':
      return letGo(edge, form)
    case 'move': {
      const moved = moveInput.safeParse(Object.fromEntries(form)).data
      if (!moved) throw outOfDate()
      await transaction((tx) => moveFavourite(tx, actor, moved))
      return redirect(stay(edge, { done: 'moved' }))
    }
    case 'remove-list': {
      const removed = listIdInput.safeParse(Object.fromEntries(form)).data
      if (!removed) throw outOfDate()
      await transaction((tx) => removeList(tx, actor, removed))
      return redirect(stay(edge, { done: 'list-removed', list: '' }))
    }
    case 'add-list':
      return makeList(edge, form)
    case 'rename-list':
      return nameList(edge, form)
    default:
      throw outOfDate()
  }
}

/** A heart that was pressed where there is script asks for nothing to be shown; a form comes back to where it was. */
function answerHeart(form: FormData, isFavourite: boolean) {
  return form.has('back') ? redirect(localPath(form.get('back'))) : { isFavourite }
}

async function keep({ transaction, actor }: MemberEdge, form: FormData) {
  const added = addInput.safeParse(Object.fromEntries(form)).data
  if (!added) throw outOfDate()
  await transaction((tx) => addFavourite(tx, actor, added, { isThere }))
  return answerHeart(form, true)
}

async function letGo(edge: MemberEdge, form: FormData) {
  const subject = subjectInput.safeParse(Object.fromEntries(form)).data
  if (!subject) throw outOfDate()
  const removed = await edge.transaction((tx) => removeFavourite(tx, edge.actor, subject))
  if (!form.has('undo')) return answerHeart(form, false)
  return redirect(stay(edge, removed ? { undo: `${subject.kind}.${subject.id}.${removed.listId}` } : {}))
}

/** What a refused form of a list is told. */
export type ListAnswer = { intent: string; errors: string[]; typed: string }

async function makeList(edge: MemberEdge, form: FormData) {
  const sent = newListInput.safeParse(Object.fromEntries(form))
  return orRefuse(form, sent, async (input) => {
    const { listId } = await edge.transaction((tx) => addList(tx, edge.actor, input))
    return redirect(stay(edge, { done: 'list-added', list: listId }))
  })
}

async function nameList(edge: MemberEdge, form: FormData) {
  const sent = renameInput.safeParse(Object.fromEntries(form))
  return orRefuse(form, sent, async (input) => {
    await edge.transaction((tx) => renameList(tx, edge.actor, input))
    return redirect(stay(edge, { done: 'renamed' }))
  })
}

/** What can be mended comes back to its form with what was typed. */
async function orRefuse<Input>(
  form: FormData,
  sent: ZodSafeParseResult<Input>,
  run: (input: Input) => Promise<Response>,
) {
  const refuse = (errors: string[], status: number) =>
    data<ListAnswer>(
      {
        intent: String(form.get('intent')),
        errors,
        typed: String(form.get('title') ?? ''),
      },
      { status },
    )
  if (!sent.success)
    return refuse(
      sent.error.issues.map(({ message }) => message),
      400,
    )
  try {
    return await run(sent.data)
  } catch (error) {
    if (!(error instanceof Invalid || error instanceof Conflict)) throw error
    const said = error instanceof Invalid ? Object.values(error.fields).flat() : []
    return refuse(said.length > 0 ? said : [error.message], error.status)
  }
}

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
