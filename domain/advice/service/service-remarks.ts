import { flagsOf, problemsOf, type ServiceContent } from '#domain/catalogue/index.ts'
import type { Remark } from '../advice-rules.ts'
import { sentencesOf } from '../words/sentences.ts'
import { tellingRoots } from '../words/telling-words.ts'
import { says } from './further-description.ts'

type Bounds = Parameters<typeof problemsOf>[1]

const LONG_SENTENCE = 45
const LONG_PARAGRAPH = 900
const REMARKS_OF_KIND = 8
const VAGUE =
  /\b(?:etc|and (?:so much |much )?more|and so on|anything you (?:want|need)|everything you (?:want|need))\b/i
const BOASTS =
  /\b(?:best (?:quality|price|service)|100\s?% (?:satisfaction|guaranteed?)|top[ -]notch|world[ -]class|cheapest|number one|satisfaction guaranteed)\b/gi
const CAPITALS = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu
const SHOUTED_LEAST = 3

const fieldOf: Readonly<Record<string, string>> = {
  Title: 'title',
  Description: 'description',
  Packages: 'packages',
  Extras: 'extras',
  Requirements: 'requirements',
  FAQ: 'faq',
  Gallery: 'gallery',
  Tags: 'tags',
}

/** What is missing from a draft, what is unclear in it, and what a moderator would look at: the same rules that flag it there. */
export function serviceRemarks(content: ServiceContent, bounds: Bounds): Remark[] {
  const missing = Object.entries(problemsOf(content, bounds)).flatMap(([field, words]) =>
    words.map((one): Remark => ({ field, kind: 'missing', words: `${one}.` })),
  )
  const against = flagsOf(content).map(({ where, what, found }): Remark => ({
    field: fieldOf[where] ?? 'title',
    kind: 'rules',
    words: `“${found}” looks like ${what}: a moderator will look at it.`,
  }))
  return [...missing, ...unclear(content).slice(0, REMARKS_OF_KIND), ...against.slice(0, REMARKS_OF_KIND)]
}

function unclear(content: ServiceContent): Remark[] {
  return [...inTitle(content), ...inDescription(content), ...inPackages(content)].map(([field, words]) => ({
    field,
    kind: 'unclear',
    words,
  }))
}

type Said = [field: string, words: string][]

function inTitle({ title }: ServiceContent): Said {
  return title.trim() !== '' && tellingRoots(title).length < 2
    ? [['title', 'The title names too little: say what you make and for whom.']]
    : []
}

function inDescription({ description, requirements }: ServiceContent): Said {
  if (description.trim() === '') return []
  const said: Said = []
  const say = (words: string) => said.push(['description', words])
  if (!says.gets.test(description))
    say('It does not say what the buyer gets: what is delivered, in what form and how much of it.')
  if (!says.goes.test(description))
    say('It does not say how the work goes: what comes first, how long it takes.')
  if (!says.needs.test(description) && requirements.length === 0)
    say('It does not say what you need from the buyer to begin.')
  const long = sentencesOf(description).find(({ text }) => text.split(/\s+/).length > LONG_SENTENCE)
  if (long)
    say(
      `A sentence of ${long.text.split(/\s+/).length} words: “${beginningOf(long.text)}”. Two would be easier to read.`,
    )
  if (description.split(/\n\s*\n/).some((paragraph) => paragraph.length > LONG_PARAGRAPH))
    say('One paragraph is very long: a line between its parts helps.')
  const shouted = [...new Set(description.match(CAPITALS))]
  if (shouted.length >= SHOUTED_LEAST)
    say(`In capitals: ${quoted(shouted)}. Small letters are read more willingly.`)
  const boasts = [...new Set(description.match(BOASTS))]
  if (boasts.length > 0) say(`${quoted(boasts)}: anyone can say so. What you have made says more.`)
  if (/!{2,}/.test(description)) say('Several exclamation marks in a row: one sentence less reads as more.')
  return said
}

function inPackages({ packages }: ServiceContent): Said {
  return packages.flatMap(({ includes }, at): Said => {
    const vague = includes.find((line) => VAGUE.test(line))
    const before = packages[at - 1]
    const isSame = before && before.includes.join('\n') === includes.join('\n') && includes.length > 0
    return [
      ...(vague ? ([[`packages.${at}.includes`, `“${beginningOf(vague)}”: say what exactly.`]] as Said) : []),
      ...(isSame
        ? ([
            [`packages.${at}.includes`, 'It includes the same as the package before it: say what is more.'],
          ] as Said)
        : []),
    ]
  })
}

const beginningOf = (text: string) =>
  text.length > 60
    ? `${text
        .slice(0, 60)
        .replace(/\s+\S*$/, '')
        .toWellFormed()}…`
    : text
const quoted = (words: readonly string[]) =>
  words
    .slice(0, 3)
    .map((word) => `“${word}”`)
    .join(', ')
