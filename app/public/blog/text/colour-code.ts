/** What a stretch of code is; `plain` has no colour. */
export type CodeStretch = { kind: 'plain' | 'word' | 'text' | 'figure' | 'remark'; text: string }

type Language = { pattern: RegExp; words: ReadonlySet<string> }

/*
 * Every alternative begins with another sign and goes on without a way back, so that a text is walked through once, whatever it is. What
 * is opened and never closed goes to the end of its line, or of the code.
 */
const C_REMARKS = String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`
const HASH_REMARKS = String.raw`#[^\n]*`
const STRINGS = String.raw`"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?`
const TEMPLATES = '`(?:[^`\\\\]|\\\\[\\s\\S])*`?'
const FIGURES = String.raw`\d[\w.]*`
const WORDS = String.raw`[A-Za-z_$][\w$]*`

function language(remarks: string, texts: string, words: string): Language {
  return {
    pattern: new RegExp(
      `(?<remark>${remarks})|(?<text>${texts})|(?<figure>${FIGURES})|(?<word>${WORDS})`,
      'g',
    ),
    words: new Set(words.split(' ')),
  }
}

const script = language(
  C_REMARKS,
  `${STRINGS}|${TEMPLATES}`,
  'as async await break case catch class const continue default delete do else enum export extends false finally for from function if implements import in instanceof interface let new null of return satisfies static switch this throw true try type typeof undefined var void while yield',
)
const sql = language(
  String.raw`--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)`,
  STRINGS,
  'all and as asc between by case count create delete desc distinct else end exists from full group having in index inner insert into is join left like limit not null offset on or order outer primary references returning right select set sum table then union unique update using values when where with',
)
const shell = language(
  HASH_REMARKS,
  STRINGS,
  'case cd do done echo elif else esac exit export fi for function if in local npm npx node return set then while',
)
const python = language(
  HASH_REMARKS,
  STRINGS,
  'and as assert async await break class continue def del elif else except False finally for from global if import in is lambda None not or pass raise return True try while with yield',
)
const css = language(
  String.raw`\/\*[\s\S]*?(?:\*\/|$)`,
  STRINGS,
  'important inherit initial none unset var calc',
)
const markup = language(String.raw`<!--[\s\S]*?(?:-->|$)`, STRINGS, '')

const languages: Readonly<Record<string, Language>> = {
  js: script,
  javascript: script,
  ts: script,
  typescript: script,
  tsx: script,
  json: script,
  sql,
  sh: shell,
  bash: shell,
  shell,
  py: python,
  python,
  css,
  html: markup,
  xml: markup,
}

/** Longer than anyone reads on a page: shown as it is. */
const COLOURED_MOST = 20_000

/** Code with what its parts are, for colours. All of its letters are in it, in order. */
export function colourCode(code: string, name: string | undefined): CodeStretch[] {
  const key = (name ?? '').toLowerCase()
  const known = Object.hasOwn(languages, key) ? languages[key] : undefined
  if (!known || code.length > COLOURED_MOST) return [{ kind: 'plain', text: code }]
  const isWord = (text: string) => known.words.has(known === sql ? text.toLowerCase() : text)
  const stretches: CodeStretch[] = []
  let from = 0
  for (const match of code.matchAll(known.pattern)) {
    const [text] = match
    const { remark, text: quoted, figure } = match.groups ?? {}
    const kind = remark ? 'remark' : quoted ? 'text' : figure ? 'figure' : isWord(text) ? 'word' : undefined
    if (!kind) continue
    if (match.index > from) stretches.push({ kind: 'plain', text: code.slice(from, match.index) })
    stretches.push({ kind, text })
    from = match.index + text.length
  }
  if (from < code.length) stretches.push({ kind: 'plain', text: code.slice(from) })
  return stretches
}
