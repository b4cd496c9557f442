import type { FamilyName } from '../covers/families.ts'

export type DemoCategory = { slug: string; title: string; icon: string; description: string }

/** A question to the buyer. */
export type DemoQuestion = {
  kind: 'text' | 'choice' | 'file'
  isRequired: boolean
  question: string
  choices: string[]
}

/** One service: its title, the family its cover is of, and the words that only it says. */
export type DemoOffer = { title: string; family: FamilyName; words: string }

/** The services of one sub-category in one language, and the parts that their descriptions are composed of. */
export type DemoBlock = {
  slug: string
  /** What the sub-category is called; a second block of it says nothing. */
  category: DemoCategory | null
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
  questions: DemoQuestion[]
  /** The price is a share of the smallest package, in hundredths. */
  extras: { title: string; share: number; days: number }[]
  faq: { question: string; answer: string }[]
  offers: DemoOffer[]
}

export type DemoSection = { top: DemoCategory | null; blocks: DemoBlock[] }
