import { counted } from '#app/shared/figures/figures.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { Flag, ServiceContent } from '#domain/catalogue/index.ts'
import { diffWords } from './diff-words.ts'
import { type MarkedPart, markFlags } from './mark-flags.ts'

/** One field of a service as it was and as it is to be. */
export type ComparedField = {
  name: string
  isChanged: boolean
  flagged: string[]
  /** A line each: one for a text, several for a list. */
  lines: { key: string; parts: MarkedPart[] }[]
}

type Naming = {
  currency: string
  /** The place of a category in the tree, in words. */
  categoryName: (id: string | null) => string
}

/** Field by field; without a version before it nothing counts as changed. */
export function compareVersions(
  before: ServiceContent | undefined,
  after: ServiceContent,
  flags: readonly Flag[],
  naming: Naming,
): ComparedField[] {
  const [was, is] = [before && textsOf(before, naming), textsOf(after, naming)]
  return Object.entries(is).map(([name, lines]) => {
    const found = flags.filter(({ where }) => where === name)
    const compared = compareLines(was?.[name], lines).map(({ key, from, to }) => ({
      key,
      parts: markFlags(diffWords(from, to), found),
    }))
    return {
      name,
      isChanged: compared.some(({ parts }) => parts.some(({ kind }) => kind !== 'same')),
      flagged: [...new Set(found.map(({ what, found: words }) => `${what}: ${words}`))],
      lines: compared,
    }
  })
}

type Lines = Map<string, string>

function compareLines(was: Lines | undefined, is: Lines): { key: string; from: string; to: string }[] {
  if (!was) return [...is].map(([key, to]) => ({ key, from: to, to }))
  return [...new Set([...was.keys(), ...is.keys()])].map((key) => ({
    key,
    from: was.get(key) ?? '',
    to: is.get(key) ?? '',
  }))
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** Each field as words; the names are those that flags go by. */
function textsOf(content: ServiceContent, { currency, categoryName }: Naming): Record<string, Lines> {
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    Title: new Map([['title', content.title]]),
    Category: new Map([['category', categoryName(content.categoryId)]]),
    Description: new Map([['description', content.description]]),
    Packages: new Map(
      content.packages.map((one) => [
        one.tier,
        `${one.title}: ${money(one.priceMinor)}, ${days(one.deliveryDays)}, ${one.revisions === null ? 'unlimited revisions' : counted(one.revisions, 'revision')}${one.takesAsOne ? ', several take as long as one' : ''}\n${one.includes.join('\n')}`,
      ]),
    ),
    Extras: new Map(
      content.extras.map((one) => [
        one.id,
        `${one.title}: ${money(one.priceMinor)}, ${days(one.addedDays)} more`,
      ]),
    ),
    Requirements: new Map(
      content.requirements.map((one) => [
        one.id,
        `${one.question} (${one.kind}${one.isRequired ? ', required' : ''})${one.choices.length > 0 ? `: ${one.choices.join(', ')}` : ''}`,
      ]),
    ),
    FAQ: new Map(content.faq.map(({ question, answer }, index) => [String(index), `${question}\n${answer}`])),
    Tags: new Map([['tags', content.tags.join(', ')]]),
  }
}

type ComparedPicture = { pictureId: string; alt: string; change: 'same' | 'added' | 'removed' }

/** The pictures of both versions: those that stay or come, then those that go. */
export function comparePictures(
  before: ServiceContent | undefined,
  after: ServiceContent,
): ComparedPicture[] {
  const was = new Set(before?.gallery.map(({ pictureId }) => pictureId))
  const is = new Set(after.gallery.map(({ pictureId }) => pictureId))
  return [
    ...after.gallery.map(({ pictureId, alt }) => ({
      pictureId,
      alt,
      change: before && !was.has(pictureId) ? ('added' as const) : ('same' as const),
    })),
    ...(before?.gallery ?? [])
      .filter(({ pictureId }) => !is.has(pictureId))
      .map(({ pictureId, alt }) => ({ pictureId, alt, change: 'removed' as const })),
  ]
}
