import { languages } from '#domain/accounts/index.ts'

const MOST = 6
const codes = new Map(languages.map(({ value, label }) => [label.toLowerCase(), value]))
const NAMES = [...codes.keys()].filter((name) => /^\p{L}+$/u.test(name)).join('|')
/** A language is meant, and not a country's food or style. */
const MEANT = new RegExp(
  String.raw`(?<![\p{L}])(?:(?:to|into|from|in|speaks?|fluent(?: in)?|native|between|and|or|written|both)\s+(?<before>${NAMES})|(?<after>${NAMES})(?:[- ]speak\p{L}*|[- ]language| (?:translation|subtitles|version|into|to|and)))(?![\p{L}])`,
  'giu',
)
/** Beginnings of adjectives, as Russian bends them. */
const RUSSIAN: readonly [string, string][] = [
  ['английск', 'en'],
  ['немецк', 'de'],
  ['французск', 'fr'],
  ['испанск', 'es'],
  ['итальянск', 'it'],
  ['китайск', 'zh'],
  ['японск', 'ja'],
  ['польск', 'pl'],
  ['португальск', 'pt'],
  ['турецк', 'tr'],
  ['украинск', 'uk'],
  ['русск', 'ru'],
]

/** The languages that the work is about, in the order in which they are named. */
export function findLanguages(text: string): string[] {
  const found = [...text.matchAll(MEANT)].map(({ index, groups = {} }) => ({
    at: index,
    code: codes.get((groups['before'] ?? groups['after'] ?? '').toLowerCase()),
  }))
  const folded = text.toLowerCase()
  const russian = RUSSIAN.map(([beginning, code]) => ({ at: folded.indexOf(beginning), code })).filter(
    ({ at }) => at >= 0,
  )
  const ordered = [...found, ...russian].toSorted((one, other) => one.at - other.at)
  return [...new Set(ordered.flatMap(({ code }) => code ?? []))].slice(0, MOST)
}
