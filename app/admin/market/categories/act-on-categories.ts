import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
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
import { changeSynonyms } from '#domain/search/index.ts'
import { readGroups, synonymsForm } from './read-synonyms.ts'

const PAGE = '/admin/market/categories'
const back = (done: string, categoryId: string) => redirect(`${PAGE}?category=${categoryId}&done=${done}`)
const hideInput = categoryHideInput.omit({ isHidden: true })

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'categories.change',
  unknown: 'This form is out of date: reload the page',
})

const setHidden = (isHidden: boolean) =>
  intent({
    input: hideInput,
    run: (tx, actor, input, { origin }) => hideCategory(tx, actor, { ...input, isHidden }, { origin }),
    done: (_, _hidden, { categoryId }) => back(isHidden ? 'hidden' : 'shown', categoryId),
  })

/** The forms of the page: add, change, move, merge, hide or show, order, and the synonyms. */
export const categoriesIntents = intents({
  add: intent({
    input: newCategoryInput,
    run: (tx, actor, input, { origin }) => addCategory(tx, actor, input, { origin, hasServices }),
    done: (_, addedId) => back('added', addedId),
  }),
  edit: intent({
    input: categoryEditInput,
    run: (tx, actor, input, { origin }) => editCategory(tx, actor, input, { origin }),
    done: (_, _edited, { categoryId }) => back('edited', categoryId),
  }),
  move: intent({
    input: categoryMoveInput,
    run: (tx, actor, input, { origin }) => moveCategory(tx, actor, input, { origin, hasServices }),
    done: (_, _moved, { categoryId }) => back('moved', categoryId),
  }),
  merge: intent({
    input: categoryMergeInput,
    run: (tx, actor, input, { origin }) =>
      mergeCategory(tx, actor, input, { origin, hasServices, moveServices }),
    done: (_, _merged, { intoId }) => back('merged', intoId),
  }),
  synonyms: intent({
    input: synonymsForm,
    run: (tx, actor, { groups, reason }, { origin }) =>
      changeSynonyms(tx, actor, { ...readGroups(groups), reason }, { origin }),
    done: () => redirect(`${PAGE}?done=synonyms#dictionary`),
  }),
  hide: setHidden(true),
  show: setHidden(false),
  order: intent({
    input: categoryOrderInput,
    isPressed: true,
    mends: mendsNothing,
    run: (tx, actor, input, { origin }) => orderCategory(tx, actor, input, { origin }),
    done: ({ url }, _ordered, { categoryId, by }) => {
      const params = new URLSearchParams(url.search)
      params.delete('done')
      params.set('went', `${by < 0 ? 'up' : 'down'}-${categoryId}`)
      return redirect(`${PAGE}?${params}#c-${categoryId}`)
    },
  }),
})

export type CategoriesIntent = IntentOf<typeof categoriesIntents>
