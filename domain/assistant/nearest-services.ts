import { eq, and } from 'drizzle-orm'
import { firstOfEach, type SearchFilters } from '#domain/search/index.ts'
import { closeness, type Vector, vectorOf } from '#platform/meaning/vector.ts'
import { gatherCandidates } from './matches/gather-candidates.ts'
import { readCandidates } from './matches/read-candidates.ts'
import type { Assistant } from './open-assistant.ts'
import { rankCategories } from './reading/rank-categories.ts'
import { understand } from './reading/read-need.ts'
import { textReading } from './schema.server.ts'
import { foldedWords } from './stems-of.ts'

export type NearService = { serviceId: string; ownerId: string; closeness: number }

type To = { text: string } | { serviceId: string }
type Within = {
  most: number
  filters?: Pick<SearchFilters, 'categoryId' | 'priceMinMinor' | 'priceMaxMinor' | 'deliveryDaysMost'>
  hidden: ReadonlySet<string>
}

/** What is nearer than this has something in common; the rest is only the least far. */
export const NEAR_AT_LEAST = 0.35

/** The services nearest in meaning to a text or to another service; none where meaning is not known. */
export async function nearestServices(
  assistant: Assistant,
  to: To,
  { most, filters = {}, hidden }: Within,
): Promise<NearService[]> {
  const meant = await meaningOf(assistant, to)
  if (!meant) return []
  const { vector, stems, words, exceptId, ownerId } = meant
  const book = await assistant.book.current()
  const categories = rankCategories(book, { stems, vector, model: assistant.meaning.model })
  const candidates = await gatherCandidates(assistant, { words, categories, hidden })
  const services = await readCandidates(assistant.db, [...candidates.keys()], assistant.meaning.model)
  const near = services
    .filter(
      (one) =>
        one.id !== exceptId &&
        one.sellerId !== ownerId &&
        !hidden.has(one.sellerId) &&
        isWithin(one, filters),
    )
    .flatMap((one) =>
      one.vector
        ? [
            {
              serviceId: one.id,
              ownerId: one.teamId ?? one.sellerId,
              closeness: closeness(vector, one.vector),
            },
          ]
        : [],
    )
    .filter((one) => one.closeness >= NEAR_AT_LEAST)
    .toSorted((one, other) => other.closeness - one.closeness || (one.serviceId < other.serviceId ? -1 : 1))
  return firstOfEach(near, most, (one) => one.ownerId)
}

type Meant = {
  vector: Vector
  stems: readonly string[]
  words: readonly string[]
  exceptId?: string | undefined
  ownerId?: string | undefined
}

async function meaningOf(assistant: Assistant, to: To): Promise<Meant | undefined> {
  if ('text' in to) {
    const { vector, stems } = await understand(assistant, to.text)
    return vector && { vector, stems, words: foldedWords(to.text) }
  }
  const [row] = await assistant.db
    .select({
      vector: textReading.vector,
      model: textReading.model,
      titleWords: textReading.titleWords,
      labelWords: textReading.labelWords,
    })
    .from(textReading)
    .where(and(eq(textReading.kind, 'service'), eq(textReading.subjectId, to.serviceId)))
  const vector = row?.model === assistant.meaning.model ? vectorOf(row.vector) : undefined
  if (!row || !vector) return undefined
  const [own] = await readCandidates(assistant.db, [to.serviceId], assistant.meaning.model)
  return {
    vector,
    stems: [...row.titleWords, ...row.labelWords],
    words: row.titleWords,
    exceptId: to.serviceId,
    ownerId: own?.sellerId,
  }
}

function isWithin(
  {
    categoryId,
    priceFromMinor,
    deliveryDays,
  }: { categoryId: string; priceFromMinor: number; deliveryDays: number },
  filters: NonNullable<Within['filters']>,
): boolean {
  return (
    (filters.categoryId === undefined || filters.categoryId === categoryId) &&
    priceFromMinor >= (filters.priceMinMinor ?? 0) &&
    priceFromMinor <= (filters.priceMaxMinor ?? Infinity) &&
    deliveryDays <= (filters.deliveryDaysMost ?? Infinity)
  )
}
