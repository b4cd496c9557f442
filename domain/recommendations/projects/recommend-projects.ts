import { findTree, leavesOf, shownTree } from '#domain/categories/index.ts'
import { listFittingProjects, type ProjectCard } from '#domain/projects/index.ts'
import { firstOfEach } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findLearningChoice } from '../learning-sources.ts'
import { PROJECTS_LOOKED_AT, PROJECTS_SHOWN } from '../recommendation-rules.ts'
import { findSentAway } from '../send-away.ts'
import { fitOf, type ProjectFit } from './fit-of-project.ts'
import { readOffer } from './read-offer.ts'

export type RecommendedProject = { card: ProjectCard; fit: ProjectFit; isGone: boolean }

type Looks = { db: Db; hidden: ReadonlySet<string>; gone?: string | undefined; most?: number }

/** Open projects that a seller could take, the best fit first, the newest among equals. */
export async function recommendProjects(
  { db, hidden, gone, most = PROJECTS_SHOWN }: Looks,
  memberId: string,
): Promise<RecommendedProject[]> {
  const choice = await findLearningChoice(db, memberId)
  const [offer, away, tree] = await Promise.all([
    readOffer(db, memberId, choice),
    findSentAway(db, memberId),
    findTree(db),
  ])
  const categories = new Map(leavesOf(shownTree(tree)).map(({ id, title }) => [id, title]))
  const cards = await listFittingProjects(db, {
    sellerId: memberId,
    categoryIds: [...offer.inCategories.keys()],
    skills: offer.skills,
    most: PROJECTS_LOOKED_AT,
  })
  const fitting = cards
    .filter(
      ({ id, ownerId, categoryId }) =>
        !hidden.has(ownerId) &&
        (id === gone ||
          !(away.project.has(id) || away.member.has(ownerId) || away.category.has(categoryId ?? ''))),
    )
    .map((card) => ({ card, fit: fitOf(card, offer, categories), isGone: card.id === gone }))
    .filter(({ fit }) => fit.score > 0)
    .toSorted((one, other) => other.fit.score - one.fit.score)
  return firstOfEach(fitting, most, ({ card }) => card.ownerId)
}
