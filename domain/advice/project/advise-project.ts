import {
  type Assistant,
  findDayFigures,
  findPriceFigures,
  needLimits,
  type Reading,
  readNeed,
} from '#domain/assistant/index.ts'
import { signsInText } from '#domain/catalogue/index.ts'
import { projectLimits } from '#domain/projects/project-rules.ts'
import { decimalText } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { lengthOf } from '#platform/text/shown-text.ts'
import type { Advice, Proposal, Remark } from '../advice-rules.ts'
import { daySentence, moneyWords, priceSentences } from '../market-words.ts'
import { nameCategories } from '../name-categories.ts'
import { proposeCategories } from '../propose-categories.ts'

/** A project as its form has it. */
export type TypedProject = {
  title: string
  description: string
  categoryId: string | null
  skills: string[]
  hasBudget: boolean
  wantedBy: string
}

type At = { now: Date; currency: string }
const DAY_MS = 86_400_000
const SIGNS_MOST = 5

/** Makes a brief of notes: each part from the person's own words or from true figures, to be taken one by one. */
export async function adviseProject(assistant: Assistant, typed: TypedProject, at: At): Promise<Advice> {
  const text = `${typed.title}\n${typed.description}`.trim().slice(0, needLimits.text.max).trim()
  if (text === '') return { remarks: [nothingYet], proposals: [], figures: [] }
  const [reading, names] = await Promise.all([
    readNeed(assistant, { text, answers: [] }, at),
    nameCategories(assistant.db),
  ])
  const categoryId = typed.categoryId ?? reading.categoryIds[0]
  const [prices, days] = categoryId
    ? await Promise.all([
        findPriceFigures(assistant.db, categoryId),
        findDayFigures(assistant.db, categoryId),
      ])
    : [null, null]
  const category = names.get(categoryId ?? '')?.title ?? 'this category'
  return {
    remarks: [...openPoints(reading), ...signs(typed)],
    proposals: [
      ...proposeTitle(typed, reading),
      ...proposeScope(typed, reading),
      ...proposeCategories(reading.categoryIds, typed.categoryId, names),
      ...proposeSkills(typed, reading),
      ...proposeBudget(typed, reading, prices, at),
      ...proposeDay(typed, reading, at),
    ],
    figures: [
      ...(prices ? priceSentences(prices, category, at.currency, undefined) : []),
      ...(days ? [daySentence(days)] : []),
    ],
  }
}

const nothingYet: Remark = {
  field: 'description',
  kind: 'missing',
  words: 'Write a few notes first: what you need, what for, by when. Then ask again.',
}

const openPoints = ({ questions }: Reading): Remark[] =>
  questions.map(({ question }) => ({ field: 'description', kind: 'missing', words: question }))

const signs = ({ title, description }: TypedProject): Remark[] =>
  signsInText(`${title}\n${description}`)
    .slice(0, SIGNS_MOST)
    .map(({ what, found }) => ({
      field: 'description',
      kind: 'rules',
      words: `“${found}” looks like ${what}: a moderator will look at it.`,
    }))

function proposeTitle({ title }: TypedProject, reading: Reading): Proposal[] {
  const { min, max } = projectLimits.title
  const isFine = lengthOf(title.trim()) >= min
  const better = reading.title.trim()
  if (isFine || lengthOf(better) < min || lengthOf(better) > max || better === title.trim()) return []
  return [
    {
      key: 'title',
      label: 'Title',
      shown: better,
      why: 'From your own words.',
      sets: [{ field: 'title', value: better }],
    },
  ]
}

/** A list of what is needed before the notes themselves, which stay as they are. */
function proposeScope({ description }: TypedProject, { scope, language }: Reading): Proposal[] {
  if (scope.length < 2 || /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/m.test(description)) return []
  const list = scope.map(({ text }) => `- ${text}`).join('\n')
  const [needed, notes] = language === 'ru' ? ['Что нужно', 'Подробности'] : ['What is needed', 'Notes']
  const brief = `## ${needed}\n${list}\n\n## ${notes}\n${description.trim()}`
  if (lengthOf(brief) > projectLimits.description.max) return []
  return [
    {
      key: 'scope',
      label: 'Scope',
      shown: list,
      why: 'A list of what you ask for, before your notes. Your notes stay.',
      sets: [{ field: 'description', value: brief }],
    },
  ]
}

function proposeSkills({ skills: own }: TypedProject, reading: Reading): Proposal[] {
  const has = new Set(own.map((skill) => skill.toLowerCase()))
  const further = reading.skills.filter((skill) => !has.has(skill.toLowerCase()))
  const fitting = further.slice(0, Math.max(0, projectLimits.skills.most - own.length))
  if (fitting.length === 0) return []
  return [
    {
      key: 'skills',
      label: 'Skills',
      shown: fitting.join(', '),
      why: 'Sellers here name them, and your text speaks of them.',
      sets: [{ field: 'skills', value: [...own, ...fitting].join(', ') }],
    },
  ]
}

function proposeBudget(
  { hasBudget }: TypedProject,
  { budget }: Reading,
  prices: { count: number; lowMinor: number; highMinor: number } | null,
  { currency }: At,
): Proposal[] {
  if (hasBudget) return []
  const typed = (amount: number) => decimalText(minor(amount), currency).replace(/\.0+$/, '')
  const shown = (amount: number) => moneyWords(amount, currency)
  const make = (low: number, high: number, why: string): Proposal[] => [
    low === high
      ? {
          key: 'budget',
          label: 'Budget',
          shown: shown(high),
          why,
          sets: [
            { field: 'budgetKind', value: 'fixed' },
            { field: 'budgetMax', value: typed(high) },
          ],
        }
      : {
          key: 'budget',
          label: 'Budget',
          shown: `${shown(low)} to ${shown(high)}`,
          why,
          sets: [
            { field: 'budgetKind', value: 'range' },
            { field: 'budgetMin', value: typed(low) },
            { field: 'budgetMax', value: typed(high) },
          ],
        },
  ]
  const said = budget?.maxMinor ?? budget?.minMinor ?? null
  if (said !== null && said > 0) {
    const low = budget?.maxMinor == null ? said : (budget.minMinor ?? said)
    return make(low, said, 'You named it in your notes.')
  }
  if (!prices) return []
  return make(
    prices.lowMinor,
    prices.highMinor,
    `What half of ${prices.count.toLocaleString('en')} like it cost.`,
  )
}

const dayWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

function proposeDay({ wantedBy }: TypedProject, { deadline, days }: Reading, { now }: At): Proposal[] {
  const day =
    deadline ?? (days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10))
  if (wantedBy !== '' || day === null) return []
  return [
    {
      key: 'day',
      label: 'Wanted by',
      shown: dayWords.format(new Date(day)),
      why: 'You named it in your notes.',
      sets: [{ field: 'wantedBy', value: day }],
    },
  ]
}
