import { expect, test } from 'vitest'
import { features } from '#domain/features.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { documents } from '../../shared/docs/index.ts'
import { promisesOf } from '../home/promised.ts'
import { clockRows, limitRows } from '../pricing/rule-rows.ts'
import { publicPages } from '../search/sections/public-pages.ts'
import { figuresOf } from './figures/figures.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const figures = figuresOf(settings)

/** By which words one would notice that something is promised. */
const words: Record<keyof typeof features, RegExp> = {
  pro: /\bPRO\b/,
  referrals: /referral|\breward/i,
  teams: /\bteams?\b/i,
  blocking: /block anyone/i,
  messageCases: /after a mark or a report/i,
  messages: /\bconversations?\b|a message or a|messages and reviews/i,
  assistant: /\bassistant\b/i,
  support: /answers? to your tickets?/i,
  news: /\bblog\b|\bvote for ideas\b/i,
}

const texts = [
  ...documents.flatMap(({ slug, sections }) =>
    sections.map(({ id, title, markdown }) => [`${slug}#${id}`, `${title} ${markdown(figures)}`] as const),
  ),
  ...promisesOf(settings).map(({ title, text }) => [`home: ${title}`, text] as const),
  ...publicPages(figures).map(({ to, text }) => [`search: ${to}`, text] as const),
  ...[...clockRows(settings), ...limitRows(settings)].map(
    ({ what, after }) => [`pricing: ${what}`, `${what} ${after}`] as const,
  ),
]

/** To earn rewards by false deals is forbidden whatever there is to earn. */
const allowed = new Set(['terms#conduct'])

test.each(Object.entries(features).filter(([, isThere]) => !isThere))(
  'no document speaks of %s before it is there',
  (feature) => {
    const pattern = words[feature as keyof typeof features]
    const promising = texts.filter(([where, text]) => !allowed.has(where) && pattern.test(text))
    expect(promising.map(([where, text]) => [where, pattern.exec(text)?.[0]])).toEqual([])
  },
)
