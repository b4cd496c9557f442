import { describeMembers, findAvailable } from '#domain/accounts/index.ts'
import { firstOfEach } from '#domain/search/index.ts'
import { findReputations } from '#domain/reputation/index.ts'
import { findPriceFigures } from '../figures/price-figures.ts'
import type { Reading } from '../input.ts'
import { PEOPLE_MATCHED, SERVICES_MATCHED, TEAMS_MATCHED } from '../need-rules.ts'
import type { Assistant } from '../open-assistant.ts'
import { rankCategories } from '../reading/rank-categories.ts'
import { understand, type Understood } from '../reading/read-need.ts'
import { foldedWords } from '../stems-of.ts'
import { gatherCandidates } from './gather-candidates.ts'
import type { PersonMatch, ServiceMatch, TeamMatch } from './match-reason.ts'
import { type Judged, rankServices } from './rank-services.ts'
import { readCandidates } from './read-candidates.ts'

/** Who looks: whom they do not see and who do not see them, and themselves. */
export type Looker = { hidden: ReadonlySet<string>; memberId?: string | undefined }

/** What was written, what an engine made of it, and what is known of the text already. */
export type Brief = { text: string; reading: Reading; understood?: Understood | undefined }

export type Matches = { services: ServiceMatch[]; people: PersonMatch[]; teams: TeamMatch[] }

/** What and who fits a brief, each with why; empty where nothing does. Nothing that is paid for changes it. */
export async function matchBrief(assistant: Assistant, brief: Brief, looker: Looker): Promise<Matches> {
  const { reading } = brief
  const ranked = await rankFor(assistant, brief, looker)
  return {
    services: firstOfEach(ranked, SERVICES_MATCHED, ownerOf).map(({ service, score, reason }) => ({
      serviceId: service.id,
      ownerId: service.teamId ?? service.sellerId,
      score,
      reason,
    })),
    people: await peopleOf(assistant, ranked, reading),
    teams: bestOfEach(
      ranked.filter(({ service }) => service.teamId !== null),
      ownerOf,
    )
      .slice(0, TEAMS_MATCHED)
      .map(({ service, score, reason }) => ({
        teamId: service.teamId ?? '',
        serviceId: service.id,
        score,
        reason,
      })),
  }
}

const ownerOf = ({ service }: Judged) => service.teamId ?? service.sellerId

async function rankFor(assistant: Assistant, brief: Brief, { hidden, memberId }: Looker): Promise<Judged[]> {
  const { text, reading } = brief
  const { book, stems, vector } = brief.understood ?? (await understand(assistant, text))
  const guessed = rankCategories(book, { stems, vector, model: assistant.meaning.model })
  const categories = chosenFirst(guessed, reading.categoryIds[0])
  const candidates = await gatherCandidates(assistant, {
    words: searchWords(text, reading),
    categories,
    hidden,
  })
  const [services, prices, written] = await Promise.all([
    readCandidates(assistant.db, [...candidates.keys()], assistant.meaning.model),
    reading.categoryIds[0] ? findPriceFigures(assistant.db, reading.categoryIds[0]) : null,
    writtenAs(assistant, text),
  ])
  const shown = services.filter(({ sellerId }) => sellerId !== memberId && !hidden.has(sellerId))
  return rankServices(shown, candidates, { reading, stems, written, vector, categories, book, prices })
}

/** What a person chose by hand, or another engine understood, counts as the surest. */
function chosenFirst(guessed: ReturnType<typeof rankCategories>, chosenId: string | undefined) {
  const [best] = guessed
  const chosen = guessed.find(({ category }) => category.id === chosenId)
  if (!chosen || !best || chosen === best) return guessed
  return [{ ...chosen, score: best.score }, ...guessed.filter((one) => one !== chosen)]
}

/** The words of the title first: they say what it is. */
const searchWords = (text: string, { title }: Reading) => [
  ...new Set([...foldedWords(title), ...foldedWords(text)]),
]

async function writtenAs({ stem }: Assistant, text: string): Promise<Map<string, string>> {
  const words = foldedWords(text)
  const stems = await stem(words)
  return new Map(
    words.toReversed().flatMap((word) => (stems.get(word) ? [[stems.get(word) ?? '', word] as const] : [])),
  )
}

/** The best of each owner. */
function bestOfEach(ranked: readonly Judged[], owner: (one: Judged) => string): Judged[] {
  const seen = new Set<string>()
  return ranked.filter((one) => !seen.has(owner(one)) && seen.add(owner(one)))
}

/** Those who offer what fits and take work now, with what they can and how they stand. */
async function peopleOf(
  { db }: Assistant,
  ranked: readonly Judged[],
  reading: Reading,
): Promise<PersonMatch[]> {
  const best = bestOfEach(
    ranked.filter(({ service }) => service.teamId === null),
    ownerOf,
  ).slice(0, PEOPLE_LOOKED_AT)
  const ids = best.map(ownerOf)
  const [facts, reputations, available] = await Promise.all([
    describeMembers(db, ids),
    findReputations(db, ids),
    findAvailable(db, ids),
  ])
  const known = new Map(facts.map((one) => [one.id, one]))
  const wanted = new Map(reading.skills.map((skill) => [skill.toLowerCase(), skill]))
  return best
    .flatMap(({ service, score, reason }): PersonMatch[] => {
      const one = known.get(service.sellerId)
      if (!one || !available.has(service.sellerId)) return []
      const reputation = reputations.get(service.sellerId)
      const skills = one.skills.filter((skill) => wanted.has(skill.toLowerCase()))
      const speaks = reading.languages.filter((code) => one.languages.includes(code)).length
      return [
        {
          memberId: one.id,
          serviceId: service.id,
          score: score + SKILL_ADDS * Math.min(skills.length, 2) + SKILL_ADDS * Math.min(speaks, 2),
          reason: {
            ...reason,
            skills,
            onTimeBasisPoints: reputation?.onTimeBasisPoints ?? null,
            completedCount: reputation?.completedCount ?? 0,
            rating: reputation?.ratingCount
              ? { mean: reputation.ratingSum / reputation.ratingCount / 100, count: reputation.ratingCount }
              : null,
          },
        },
      ]
    })
    .toSorted((one, other) => other.score - one.score || (one.memberId < other.memberId ? -1 : 1))
    .slice(0, PEOPLE_MATCHED)
}

const PEOPLE_LOOKED_AT = 20
const SKILL_ADDS = 0.05
