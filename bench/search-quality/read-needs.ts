import { needs } from './needs.ts'

/** A need as someone types it, and what they would take. */
export type Need = {
  words: string
  group: string
  language: 'en' | 'ru'
  accepts(service: AnsweredService): boolean
}

/** A service among the answers, with all that it is judged by. */
export type AnsweredService = { slug: string; title: string; seller: string; categoryPath: string }

const CYRILLIC = /[а-яё]/i

export function readNeeds(): Need[] {
  return Object.entries(needs).flatMap(([group, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readNeed(group, line)),
  )
}

function readNeed(group: string, line: string): Need {
  const [words = '', places = '-', beginnings = ''] = line.split('|').map((part) => part.trim())
  const categories = places === '-' ? [] : places.split(' ')
  const wanted = beginnings === '' ? [] : beginnings.split(' ')
  return {
    words,
    group,
    language: CYRILLIC.test(words) ? 'ru' : 'en',
    accepts({ title, seller, categoryPath }) {
      const slugs = categoryPath.split('/')
      const said = `${title} ${seller}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
      const isThere = categories.length === 0 || categories.some((one) => slugs.includes(one))
      return (
        isThere && (wanted.length === 0 || wanted.some((one) => said.some((word) => word.startsWith(one))))
      )
    },
  }
}
