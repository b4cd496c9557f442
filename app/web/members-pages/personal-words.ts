import type { Filling, Hole } from '#platform/page-cache/cached-page.ts'
import { scriptLiteral } from '../rendering/script-literal.ts'
import type { Marks, PersonalWord } from './stand-in.ts'

/** What script is given stands in a text of JSON within a text of JavaScript; all else is HTML. */
const IN_SCRIPT = 'script:'

/** Where the marks stand in a page, in order. */
export function findMarks(html: Buffer, marks: Marks): Hole[] {
  const holes: Hole[] = []
  for (const [word, mark] of Object.entries(marks))
    for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, at + mark.length))
      holes.push({ at, length: mark.length, name: isInScript(html, at) ? IN_SCRIPT + word : word })
  return holes.toSorted((one, other) => one.at - other.at)
}

const isInScript = (html: Buffer, at: number) =>
  html.lastIndexOf('<script', at) > html.lastIndexOf('</script', at)

/** The words of one member as they stand in each hole: each is escaped for a place when a page has it there. */
export function fillingWith(words: Readonly<Record<PersonalWord, string>>): Filling {
  const known = new Map<string, string>()
  return (name) => {
    const found = known.get(name) ?? writeInto(name, words)
    known.set(name, found)
    return found
  }
}

function writeInto(name: string, words: Readonly<Record<string, string>>): string {
  const isForScript = name.startsWith(IN_SCRIPT)
  const text = words[isForScript ? name.slice(IN_SCRIPT.length) : name]
  if (text === undefined) throw new RangeError(`There is no word for ${name}`)
  return isForScript ? inScript(text) : inHtml(text)
}

const entities: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
])

/** In a text and in an attribute alike, as React writes them. */
const inHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => entities.get(letter) ?? '')

/** Twice quoted, without the quotes of either. */
const inScript = (text: string) => scriptLiteral(JSON.stringify(text).slice(1, -1)).slice(1, -1)
