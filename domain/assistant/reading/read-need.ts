import { writtenIn } from '#domain/search/index.ts'
import type { Vector } from '#platform/meaning/vector.ts'
import type { Book } from '../category-book.ts'
import { findPriceFigures } from '../figures/price-figures.ts'
import type { Need, Reading } from '../input.ts'
import { readingLimits } from '../need-rules.ts'
import type { Assistant } from '../open-assistant.ts'
import { foldedWords, stemsOf } from '../stems-of.ts'
import { findBudget } from './find-budget.ts'
import { findLanguages } from './find-languages.ts'
import { findQuantities } from './find-quantities.ts'
import { findSkills } from './find-skills.ts'
import { findTime } from './find-time.ts'
import { findWishes } from './find-wishes.ts'
import { keepByHand } from './keep-by-hand.ts'
import { makeTitle } from './make-title.ts'
import { answerLine, openQuestions } from './open-questions.ts'
import { rankCategories } from './rank-categories.ts'
import { inEnglish } from './russian-words.ts'
import { splitScope } from './split-scope.ts'

/** What holds where it is read: the time is given, and amounts are in the marketplace's currency. */
export type ReadAt = { now: Date; currency: string }

/** What the built-in engine understands of a need. What was changed by hand is kept, and the rest follows. */
export async function readNeed(
  assistant: Assistant,
  need: Need,
  { now, currency }: ReadAt,
  understood?: Understood,
): Promise<Reading> {
  const { text, answers } = need
  const said = [text, ...answers.map(({ answer }) => answer)]
  const time = firstOf(
    said,
    (one) => findTime(one, now),
    ({ days }) => days !== null,
  )
  const money = firstOf(
    said,
    (one) => findBudget(one, currency),
    ({ budget }) => budget !== null,
  )
  const wishes = findWishes(text)
  const taken = [
    ...(time.at === 0 ? time.found.spans : []),
    ...(money.at === 0 ? money.found.spans : []),
    ...[wishes.price, wishes.time].flatMap((wish) => (wish ? [wish.span] : [])),
  ]
  const { stems, vector, book } = understood ?? (await understand(assistant, text))
  const ranked = rankCategories(book, { stems, vector, model: assistant.meaning.model }).filter(
    ({ score }) => score > 0,
  )
  const chosen = need.byHand?.categoryId ?? ranked[0]?.category.id
  const lines = answers.flatMap(({ questionId, answer }) => answerLine(questionId, answer) ?? [])
  const own = { budget: money.found.budget, days: time.found.days }
  const reading: Reading = {
    ...own,
    title: makeTitle(text, taken),
    categoryIds: ranked.slice(0, readingLimits.categories.most).map(({ category }) => category.id),
    scope: [...splitScope(text, taken), ...lines.map((line) => ({ text: line, span: null }))].slice(
      0,
      readingLimits.scope.most,
    ),
    skills: findSkills(book, stems, chosen),
    quantities: findQuantities(text, taken),
    deadline: time.found.deadline,
    language: writtenIn(text),
    languages: findLanguages(text),
    questions: openQuestions(need, {
      budget: need.byHand?.budget === undefined ? own.budget : need.byHand.budget,
      days: need.byHand?.days === undefined ? own.days : need.byHand.days,
      categoryTitle: book.categories.find(({ id }) => id === chosen)?.title ?? '',
      prices: chosen ? await findPriceFigures(assistant.db, chosen) : null,
      currency,
    }),
  }
  return keepByHand(reading, need)
}

/** The stems and the meaning of a text, with the book that they are looked up in. */
export type Understood = { book: Book; stems: string[]; vector: Vector | undefined }

/** What comes after so many words changes nothing any more. */
const STEMS_MOST = 80

/** Asked once for a text, and given to whoever needs it after: the model is the dearest part. */
export async function understand(assistant: Assistant, text: string): Promise<Understood> {
  const language = writtenIn(text)
  const words = language === 'ru' ? inEnglish(foldedWords(text)) : []
  const [book, known, vectors] = await Promise.all([
    assistant.book.current(),
    stemsOf(assistant.stem, [text, words.join(' ')]),
    language === 'en' ? assistant.meaning.embed([text], 'asked') : undefined,
  ])
  return {
    book,
    stems: [...new Set([...known(text), ...known(words.join(' '))])].slice(0, STEMS_MOST),
    vector: vectors?.[0],
  }
}

/** The first of the texts that says it, and what it says. */
function firstOf<Found>(
  texts: readonly string[],
  find: (text: string) => Found,
  isSaid: (found: Found) => boolean,
) {
  const all = texts.map(find)
  const at = Math.max(0, all.findIndex(isSaid))
  return { at, found: all[at] as Found }
}
