import { isFamily, type FamilyName } from '../covers/families.ts'
import type { DemoSection, DemoBlock, DemoCategory, DemoOffer, DemoQuestion } from './demo-section.ts'

type Shared = Pick<DemoBlock, 'hows' | 'questions' | 'extras' | 'faq'>

/**
 * Reads a shelf from its text, a line a thing:
 * `#` the category (`# ru`: what follows is in Russian), `==` a sub-category, `*` a service with `@` its picture and `::` its own words;
 * `how`, `ask`, `extra`, `faq` before the first `==` are shared by all of them, the other words belong to their sub-category.
 */
export function readSection(text: string): DemoSection {
  const shared: Shared = { hows: [], questions: [], extras: [], faq: [] }
  const section: DemoSection = { top: null, blocks: [] }
  let language: DemoBlock['language'] = 'en'
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [word = '', rest = ''] = cutOnce(line, ' ')
    if (word === '#') {
      if (rest === 'ru') language = 'ru'
      else section.top = readCategory(rest)
    } else if (word === '==') {
      section.blocks.push(newBlock(rest, language, shared))
    } else if (!readShared(shared, word, rest)) {
      readOwn(section.blocks.at(-1), word, rest)
    }
  }
  return section
}

function newBlock(head: string, language: DemoBlock['language'], shared: Shared): DemoBlock {
  const category = head.includes('|') ? readCategory(head) : null
  return {
    slug: category?.slug ?? head.trim(),
    category,
    language,
    pictures: [],
    price: { low: 0, high: 0 },
    days: { low: 0, high: 0 },
    tags: [],
    gets: [],
    opens: [],
    offers: [],
    ...shared,
  }
}

function readShared(shared: Shared, word: string, rest: string): boolean {
  const parts = split(rest, '|')
  if (word === 'how') shared.hows.push(rest)
  else if (word === 'ask') shared.questions.push(readQuestion(rest))
  else if (word === 'extra')
    shared.extras.push({ title: at(parts, 0), share: Number(at(parts, 1)), days: Number(at(parts, 2)) })
  else if (word === 'faq') shared.faq.push({ question: at(parts, 0), answer: at(parts, 1) })
  else return false
  return true
}

function readOwn(block: DemoBlock | undefined, word: string, rest: string): void {
  if (!block) throw new Error(`“${word} ${rest}” stands before any sub-category`)
  if (word === 'pictures') block.pictures = rest.split(' ').map(familyOf)
  else if (word === 'price') block.price = readRange(rest)
  else if (word === 'days') block.days = readRange(rest)
  else if (word === 'tags') block.tags = split(rest, ',')
  else if (word === 'get') block.gets = split(rest, ';')
  else if (word === 'open') block.opens.push(rest)
  else if (word === '*') block.offers.push(readOffer(rest))
  else throw new Error(`No shelf has a line that begins with “${word}”`)
}

function readCategory(rest: string): DemoCategory {
  const parts = split(rest, '|')
  return { slug: at(parts, 0), title: at(parts, 1), icon: at(parts, 2), description: at(parts, 3) }
}

function readOffer(rest: string): DemoOffer {
  const [head = '', words = ''] = cutOnce(rest, ' :: ')
  const [title = '', family = ''] = cutOnce(head, ' @')
  return { title, family: familyOf(family), words }
}

/** `text! Who will see this?`: the sign says that it must be answered. */
function readQuestion(rest: string): DemoQuestion {
  const [how = '', asked = ''] = cutOnce(rest, ' ')
  const kind = how.replace('!', '')
  if (kind !== 'text' && kind !== 'choice' && kind !== 'file')
    throw new Error(`A question is not answered by ${kind}`)
  const [question = '', choices = ''] = split(asked, '|')
  return { kind, isRequired: how.endsWith('!'), question, choices: choices ? split(choices, ',') : [] }
}

function readRange(rest: string): { low: number; high: number } {
  const [low = 0, high = 0] = rest.split(' ').map(Number)
  return { low, high }
}

function familyOf(name: string): FamilyName {
  if (isFamily(name)) return name
  throw new Error(`There is no family of drawings called “${name}”`)
}

function cutOnce(text: string, sign: string): [string, string] {
  const place = text.indexOf(sign)
  return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place + sign.length).trim()]
}

const split = (text: string, sign: string) => text.split(sign).map((part) => part.trim())

function at(parts: readonly string[], place: number): string {
  const part = parts[place]
  if (!part) throw new Error(`Something is missing in “${parts.join(' | ')}”`)
  return part
}
