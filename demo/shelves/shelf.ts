import type { FamilyName } from '../covers/families.ts'

export type ShelfCategory = { slug: string; title: string; icon: string; description: string }

/** A question to the buyer. */
export type ShelfQuestion = {
  kind: 'text' | 'choice' | 'file'
  isRequired: boolean
  question: string
  choices: string[]
}

/** One service: its title, the family its cover is of, and the words that only it says. */
export type ShelfOffer = { title: string; family: FamilyName; words: string }

/** The services of one sub-category in one language, and the parts that their descriptions are composed of. */
export type ShelfBlock = {
  slug: string
  /** What the sub-category is called; a second block of it says nothing. */
  category: ShelfCategory | null
  language: 'en' | 'ru'
  pictures: FamilyName[]
  /** Dollars: from the cheapest small package to the dearest large one. */
  price: { low: number; high: number }
  days: { low: number; high: number }
  tags: string[]
  /** What a buyer gets, the little first. */
  gets: string[]
  opens: string[]
  hows: string[]
  questions: ShelfQuestion[]
  /** The price is a share of the smallest package, in hundredths. */
  extras: { title: string; share: number; days: number }[]
  faq: { question: string; answer: string }[]
  offers: ShelfOffer[]
}

export type Shelf = { top: ShelfCategory | null; blocks: ShelfBlock[] }
