import {
  type Assistant,
  findPriceFigures,
  nearestServices,
  needLimits,
  readNeed,
} from '#domain/assistant/index.ts'
import { describeServices, type problemsOf, type ServiceContent } from '#domain/catalogue/index.ts'
import { withoutMarkup } from '#platform/text/without-markup.ts'
import type { Advice, Proposal } from '../advice-rules.ts'
import { priceSentences } from '../market-words.ts'
import { nameCategories } from '../name-categories.ts'
import { proposeCategories } from '../propose-categories.ts'
import { commonTags } from './common-tags.ts'
import { furtherDescription } from './further-description.ts'
import { plainTitle } from './plain-title.ts'
import { serviceRemarks } from './service-remarks.ts'

const NEAR_READ = 12

export type AdviceAt = { now: Date; bounds: Parameters<typeof problemsOf>[1] }

/** What could be better in a draft as it is typed, from its own words and from true figures. Nothing of it is kept. */
export async function adviseService(
  assistant: Assistant,
  content: ServiceContent,
  { now, bounds }: AdviceAt,
): Promise<Advice> {
  const remarks = serviceRemarks(content, bounds)
  const text = readOf(content)
  const own = [proposeTitle(content), proposeDescription(content)].flatMap((one) => one ?? [])
  if (text === '') return { remarks, proposals: own, figures: [] }
  const [reading, names, near] = await Promise.all([
    readNeed(assistant, { text, answers: [] }, { now, currency: bounds.currency }),
    nameCategories(assistant.db),
    findNear(assistant, content, text),
  ])
  const categoryId = content.categoryId ?? reading.categoryIds[0]
  const prices = categoryId ? await findPriceFigures(assistant.db, categoryId) : null
  return {
    remarks,
    proposals: [
      ...own,
      ...proposeCategories(reading.categoryIds, content.categoryId, names),
      ...(await proposeTags(assistant, content, near, names)),
    ],
    figures: prices
      ? priceSentences(
          prices,
          names.get(categoryId ?? '')?.title ?? 'this category',
          bounds.currency,
          basicOf(content),
        )
      : [],
  }
}

/** Services like it: by meaning, or by the words of its title where meaning is not known. */
async function findNear(
  assistant: Assistant,
  { title, categoryId }: ServiceContent,
  text: string,
): Promise<string[]> {
  const near = await nearestServices(assistant, { text }, { most: NEAR_READ, hidden: new Set() })
  if (near.length > 0 || title.trim() === '') return near.map(({ serviceId }) => serviceId)
  const filters = { kind: 'service', categoryId: categoryId ?? undefined } as const
  const { found } = await assistant.search.page(
    { words: title, loosely: true, isPrivate: true, filters, sort: 'relevance' },
    { offset: 0, most: NEAR_READ },
  )
  return found.map(({ id }) => id)
}

const readOf = ({ title, description, tags }: ServiceContent) =>
  withoutMarkup(`${title}. ${tags.join(', ')}\n${description}`)
    .replace(/^[.\s]+/, '')
    .slice(0, needLimits.text.max)
    .trim()

function basicOf({ packages: [basic] }: ServiceContent) {
  return basic && { name: basic.title.trim() || 'Basic', priceMinor: basic.priceMinor }
}

function proposeTitle({ title, description }: ServiceContent): Proposal | undefined {
  const better = plainTitle(title, description)
  return (
    better && {
      key: 'title',
      label: 'Title',
      shown: better.title,
      why: better.why,
      sets: [{ field: 'title', value: better.title }],
    }
  )
}

function proposeDescription(content: ServiceContent): Proposal | undefined {
  const further = furtherDescription(content)
  return further === undefined
    ? undefined
    : {
        key: 'description',
        label: 'Description',
        shown: further.slice(content.description.trimEnd().length).trim(),
        why: 'At its end, from what you wrote in packages and questions.',
        sets: [{ field: 'description', value: further }],
      }
}

async function proposeTags(
  { db }: Assistant,
  { title, description, tags }: ServiceContent,
  nearIds: readonly string[],
  categories: ReadonlyMap<string, { title: string }>,
): Promise<Proposal[]> {
  const titles = new Set([...categories.values()].map((one) => one.title))
  // Search files a service under the names of its categories as well; those are no tags.
  const theirs = [...(await describeServices(db, nearIds)).values()].map(({ labels }) =>
    labels.filter((label) => !titles.has(label)),
  )
  const found = commonTags(tags, `${title}\n${description}`, theirs)
  if (found.length === 0) return []
  return [
    {
      key: 'tags',
      label: 'Tags',
      shown: found.join(', '),
      why: 'Services near to yours have them, and your own text speaks of them.',
      sets: [{ field: 'tags', value: [...tags, ...found].join(', ') }],
    },
  ]
}
