import { findListed } from '#domain/accounts/index.ts'
import { listCards, type ServiceCard } from '#domain/catalogue/index.ts'
import { findTree, leavesOf, shownTree } from '#domain/categories/index.ts'
import { findProjectsToFill, type ProjectToFill } from '#domain/projects/index.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import { listOwnTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findLearningChoice } from '../learning-sources.ts'
import { OWN_PROJECTS_MOST, PEOPLE_SHOWN, personWeights } from '../recommendation-rules.ts'
import { findSentAway, type SentAway } from '../send-away.ts'
import { findSkillsAndDeals, type SkillsAndDeals } from './find-skills-and-deals.ts'

/** Why somebody fits a project: facts from which the line is made. */
export type PersonFit = {
  score: number
  /** What they offer where the project stands. */
  offers: { title: string; category: string }
  /** Skills that the project asks for and they have. */
  skills: string[]
  /** Deals that the owner completed with them. */
  deals: number
}

export type RecommendedPerson = {
  kind: 'member' | 'team'
  id: string
  /** What they are known by: the service, whose card has the faces. */
  card: ServiceCard
  headline: string
  project: Pick<ProjectToFill, 'id' | 'title'>
  fit: PersonFit
  isGone: boolean
}

type Looks = {
  db: Db
  search: Pick<SearchEngine, 'page'>
  hidden: ReadonlySet<string>
  gone?: string | undefined
}

const LOOKED_AT = 36

/** People and teams whom the owner of open projects could invite: by what they offer there, what they can, and what was done together. */
export async function recommendPeople(looks: Looks, memberId: string): Promise<RecommendedPerson[]> {
  const { db } = looks
  const projects = await findProjectsToFill(db, memberId, OWN_PROJECTS_MOST)
  if (projects.length === 0) return []
  const [choice, away, tree] = await Promise.all([
    findLearningChoice(db, memberId),
    findSentAway(db, memberId),
    findTree(db),
  ])
  const categories = new Map(leavesOf(shownTree(tree)).map(({ id, title }) => [id, title]))
  const found = new Map<string, RecommendedPerson>()
  for (const project of projects) {
    const category = categories.get(project.categoryId ?? '')
    if (!category) continue
    const cards = await findCards(looks, project, memberId)
    const sellerIds = cards.map(({ seller }) => seller.id)
    const [listed, facts] = await Promise.all([
      findListed(db, sellerIds),
      findSkillsAndDeals(db, sellerIds, choice.fromDeals ? memberId : undefined),
    ])
    for (const card of cards) {
      const face = listed.get(card.seller.id)
      const id = card.team?.id ?? card.seller.id
      if (!face || found.has(id) || isAway(card, { away, project, gone: looks.gone })) continue
      const fit = fitOf(card, { project, category, facts: card.team ? undefined : facts.get(card.seller.id) })
      found.set(id, {
        kind: card.team ? 'team' : 'member',
        id,
        card,
        headline: card.team ? '' : face.headline,
        project: { id: project.id, title: project.title },
        fit,
        isGone: id === looks.gone,
      })
    }
  }
  return [...found.values()]
    .toSorted((one, other) => other.fit.score - one.fit.score || (one.id < other.id ? -1 : 1))
    .slice(0, PEOPLE_SHOWN)
}

/** The best offers where the project stands, by everyone but its owner and whom they do not see. */
async function findCards({ db, search, hidden }: Looks, { categoryId }: ProjectToFill, memberId: string) {
  const { found } = await search.page(
    {
      words: '',
      varied: true,
      filters: {
        kind: 'service',
        categoryId: categoryId ?? undefined,
        withoutOwners: [...hidden, memberId],
      },
      sort: 'relevance',
    },
    { offset: 0, most: LOOKED_AT },
  )
  const cards = await listCards(
    db,
    found.map(({ id }) => id),
  )
  const ownTeams = new Set((await listOwnTeams(db, memberId)).map(({ team }) => team.id))
  return cards.filter(
    ({ seller, team }) => seller.id !== memberId && !ownTeams.has(team?.id ?? '') && !hidden.has(seller.id),
  )
}

type Refused = { away: SentAway; project: ProjectToFill; gone: string | undefined }

function isAway({ team, seller }: ServiceCard, { away, project, gone }: Refused): boolean {
  if (project.askedIds.includes(seller.id)) return true
  if ((team?.id ?? seller.id) === gone) return false
  return away.member.has(seller.id) || away.team.has(team?.id ?? '')
}

type Compared = { project: ProjectToFill; category: string; facts: SkillsAndDeals | undefined }

const RATING_BEST = 5

function fitOf(card: ServiceCard, { project, category, facts }: Compared): PersonFit {
  const own = new Set((facts?.skills ?? []).map((skill) => skill.toLowerCase()))
  const skills = project.skills.filter((skill) => own.has(skill.toLowerCase()))
  const deals = facts?.deals ?? 0
  const score =
    personWeights.category +
    personWeights.skill * skills.length +
    personWeights.rating * ((card.rating?.mean ?? 0) / RATING_BEST) +
    (deals > 0 ? personWeights.workedTogether : 0)
  return { score, offers: { title: card.title, category }, skills, deals }
}

/** The fit as its one line says it. */
export function personWords({ offers, skills, deals }: PersonFit): string {
  const facts = [
    deals > 0 ? `You completed ${deals} ${deals === 1 ? 'deal' : 'deals'} together` : '',
    skills.length > 0 ? `Has ${skills.slice(0, 2).join(' and ')}, which the project asks for` : '',
    `Sells “${offers.title}” in ${offers.category}`,
  ].filter(Boolean)
  return `${facts.slice(0, 2).join('. ')}.`
}
