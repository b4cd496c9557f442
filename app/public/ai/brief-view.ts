import type { SellerMarks } from '#app/ui/hallmark/hallmark.tsx'
import type { Question } from '#domain/briefs/index.ts'

/** What can be changed by hand, as its fields show it. */
export const fieldNames = [
  'title',
  'categoryId',
  'scope',
  'skills',
  'budgetMin',
  'budgetMax',
  'days',
  'language',
] as const
export type FieldName = (typeof fieldNames)[number]
export type Fields = Record<FieldName, string>

/** A line of why something fits; the words of the person stand out in it. */
export type Why = { isGood: boolean; parts: { text: string; isSaid?: boolean }[] }

type Fit = {
  id: string
  to: string
  name: string
  src: string | null
  marks: SellerMarks | null
  rating: { value: number; count: number } | null
  why: Why[]
  /** What the button to write to them says to the server. */
  ask: string
}
export type FitService = Fit & {
  title: string
  serviceTo: string
  cover: string | null
  price: string
  days: string
}
export type FitPerson = Fit & { line: string }

/** A figure's true distribution, ready to be drawn: heights of nought to one, edges between them in words. */
export type Drawn = {
  count: number
  bars: number[]
  edges: string[]
  /** Places of nought to one across: the range, and the middle of all. */
  low: number
  high: number
  middle: number
  middleWords: string
  words: string
}

export type AskedQuestion = Question & { chosen: string | null }

/** What was understood. */
export type ReadingView = {
  text: string
  /** Where the words stand that something was read from. */
  marks: [number, number][]
  engine: 'built-in' | 'endpoint'
  /** Why it is not the endpoint that wrote it, where it was asked. */
  failure: string | null
  categories: { id: string; name: string }[]
  scope: { text: string; isFromAnswer: boolean }[]
  questions: AskedQuestion[]
  /** In the language's own name. */
  languageName: string
}

export type FiguresView = {
  budget: { words: string; note: string; drawn: Drawn | null; sentence: string }
  days: { words: string; note: string; drawn: Drawn | null }
  /** How many proposals such projects got, in words; null where they were too few to say. */
  answered: string | null
  /** The category's own page, where all of them stand. */
  allTo: { to: string; label: string } | null
}

export type MatchesView = {
  services: FitService[]
  people: FitPerson[]
  foundBy: string
}

/** A brief as it grows: each part is there once it is known. */
export type BriefView = {
  heard?: { title: string | null; scope: string[] }
  reading?: ReadingView
  figures?: FiguresView
  matches?: MatchesView
  fields?: Fields
  /** What the forms carry for the next change. */
  state?: string
  /** The whole brief as plain words, to be copied. */
  words?: string
}

/** What the page is told of its forms. */
export type NeedAnswer = {
  typed: string
  view: BriefView | null
  errors: Record<string, string[]>
  refused?: string
}
