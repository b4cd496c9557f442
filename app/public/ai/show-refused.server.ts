import type { Edge } from '#app/edge.ts'
import { findDayFigures, findPriceFigures, findWishes } from '#domain/assistant/index.ts'
import { findTree, shownTree } from '#domain/categories/index.ts'
import type { BriefView, Fields } from './brief-view.ts'
import { failureWords } from './failure-words.ts'
import { amountOf, readState, readText, readTyped, split } from './read-need.ts'
import { nameCategories, nameLanguage, showFigures } from './show-reading.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * A brief whose form was refused, with all that was typed into it. Nobody is asked anew, so that it costs next to nothing: what fits is
 * looked for once the form is right. Nothing, where there was no brief yet.
 */
export async function showRefused(
  { db, settings }: Pick<Edge, 'db' | 'settings'>,
  form: FormData,
): Promise<BriefView | null> {
  const state = readState(form)
  if (!state) return null
  const { currency } = settings
  const typed = readTyped(form, state.asked)
  const fields: Fields = { ...EMPTY, ...state.shown, ...typed.fields }
  const categories = nameCategories(shownTree(await findTree(db)))
  const categoryId = UUID.test(fields.categoryId) ? fields.categoryId : undefined
  const [prices, days] = categoryId
    ? await Promise.all([findPriceFigures(db, categoryId), findDayFigures(db, categoryId)])
    : [null, null]
  const [minMinor, maxMinor] = [amountOf(fields.budgetMin, currency), amountOf(fields.budgetMax, currency)]
  const answered = new Map(typed.answers.map(({ questionId, answer }) => [questionId, answer]))
  return {
    reading: {
      text: readText(form),
      marks: [],
      engine: state.made?.engine ?? 'built-in',
      failure: state.made?.failure ? failureWords[state.made.failure] : null,
      categories: [...new Set([fields.categoryId, ...state.guessed])].flatMap((id) => {
        const found = categories.get(id)
        return found ? [{ id, name: found.name }] : []
      }),
      scope: split(fields.scope, '\n').map((text) => ({ text, isFromAnswer: false })),
      questions: state.asked.map((one) => ({ ...one, chosen: answered.get(one.id) ?? null })),
      languageName: nameLanguage(fields.language),
    },
    figures: showFigures({
      reading: {
        budget: { minMinor: minMinor ?? null, maxMinor: maxMinor ?? null },
        days: /^\d{1,3}$/.test(fields.days) ? Number(fields.days) : null,
      },
      wishes: findWishes(readText(form)),
      prices,
      days,
      currency,
      category: categoryId ? categories.get(categoryId) : undefined,
    }),
    fields,
    state: JSON.stringify(state),
  }
}

const EMPTY: Fields = {
  title: '',
  categoryId: '',
  scope: '',
  skills: '',
  budgetMin: '',
  budgetMax: '',
  days: '',
  language: 'en',
}
