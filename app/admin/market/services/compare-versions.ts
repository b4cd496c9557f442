import { counted } from '#app/shared/figures/figures.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { Flag, ServiceContent } from '#domain/catalogue/index.ts'
import { compareTexts, type ComparedField, type Lines, oneLine } from './compare-texts.ts'

type Naming = {
  currency: string
  /** The place of a category in the tree, in words. */
  categoryName: (id: string | null) => string
}

export function compareVersions(
  before: ServiceContent | undefined,
  after: ServiceContent,
  flags: readonly Flag[],
  naming: Naming,
): ComparedField[] {
  return compareTexts(before && textsOf(before, naming), textsOf(after, naming), (name) =>
    flags.filter(({ where }) => where === name),
  )
}

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/** Each field as words; the names are those that flags go by. */
function textsOf(content: ServiceContent, { currency, categoryName }: Naming): Record<string, Lines> {
  const money = (minor: number) => formatMoney(minor, currency)
  return {
    Title: oneLine(content.title),
    Category: oneLine(categoryName(content.categoryId)),
    Description: oneLine(content.description),
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
    Tags: oneLine(content.tags.join(', ')),
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
