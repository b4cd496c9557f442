import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { hasServices, moveServices } from '#domain/catalogue/index.ts'
import {
  addCategory,
  categoryEditInput,
  categoryHideInput,
  categoryMergeInput,
  categoryMoveInput,
  categoryOrderInput,
  editCategory,
  hideCategory,
  mergeCategory,
  moveCategory,
  newCategoryInput,
  orderCategory,
} from '#domain/categories/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { answerForm } from '#app/answer-form.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { actOnSynonyms } from './act-on-synonyms.ts'

const PAGE = '/admin/market/categories'
const back = (done: string, categoryId: string) => redirect(`${PAGE}?category=${categoryId}&done=${done}`)
const hideInput = categoryHideInput.omit({ isHidden: true })

/** The forms of the page: add, change, move, merge, hide or show, order, and the synonyms. */
export async function actOnCategories(edge: MemberEdge) {
  const sent = await edge.form()
  const intent = String(sent.get('intent'))
  const act = Object.hasOwn(ACTS, intent) ? ACTS[intent] : undefined
  if (!act) throw new Invalid('This form is out of date: reload the page')
  return act(edge, sent)
}

type Act = (edge: MemberEdge, sent: FormData) => Promise<unknown>

const ACTS: Readonly<Record<string, Act>> = {
  add: ({ transaction, actor, origin }, sent) =>
    answerForm('add', readSubmission(sent, newCategoryInput), async (input) =>
      back('added', await transaction((tx) => addCategory(tx, actor, input, { origin, hasServices }))),
    ),

  edit: ({ transaction, actor, origin }, sent) =>
    answerForm('edit', readSubmission(sent, categoryEditInput), async (input) => {
      await transaction((tx) => editCategory(tx, actor, input, { origin }))
      return back('edited', input.categoryId)
    }),

  move: ({ transaction, actor, origin }, sent) =>
    answerForm('move', readSubmission(sent, categoryMoveInput), async (input) => {
      await transaction((tx) => moveCategory(tx, actor, input, { origin, hasServices }))
      return back('moved', input.categoryId)
    }),

  merge: ({ transaction, actor, origin }, sent) =>
    answerForm('merge', readSubmission(sent, categoryMergeInput), async (input) => {
      await transaction((tx) => mergeCategory(tx, actor, input, { origin, hasServices, moveServices }))
      return back('merged', input.intoId)
    }),

  synonyms: actOnSynonyms,

  hide: (edge, sent) => setHidden(edge, sent, true),
  show: (edge, sent) => setHidden(edge, sent, false),

  order: async ({ transaction, actor, origin, url }, sent) => {
    const submission = readSubmission(sent, categoryOrderInput)
    if (submission.status !== 'success') throw new Invalid('This form is out of date: reload the page')
    const { categoryId, by } = submission.value
    await transaction((tx) => orderCategory(tx, actor, { categoryId, by }, { origin }))
    const params = new URLSearchParams(url.search)
    params.delete('done')
    params.set('went', `${by < 0 ? 'up' : 'down'}-${categoryId}`)
    return redirect(`${PAGE}?${params}#c-${categoryId}`)
  },
}

function setHidden({ transaction, actor, origin }: MemberEdge, sent: FormData, isHidden: boolean) {
  const formId = isHidden ? 'hide' : 'show'
  return answerForm(formId, readSubmission(sent, hideInput), async (input) => {
    await transaction((tx) => hideCategory(tx, actor, { ...input, isHidden }, { origin }))
    return back(isHidden ? 'hidden' : 'shown', input.categoryId)
  })
}
