import { findTree, type TreeNode } from '#domain/categories/index.ts'
import type { ProjectCard } from '#domain/projects/index.ts'
import type { Db } from '#platform/db/database.ts'
import { firstWords } from '#platform/text/without-markup.ts'
import { findOwners } from './find-owners.server.ts'
import { budgetWords, proposalWords } from './project-words.ts'

const EXCERPT_MOST = 220

/** Cards as a list shows them, with who asks and where they stand. */
export async function showProjects(db: Db, cards: readonly ProjectCard[], currency: string) {
  const owner = await findOwners(
    db,
    cards.map(({ ownerId }) => ownerId),
  )
  const names = new Map(namesOf(cards.length > 0 ? await findTree(db) : []))
  return cards.map((card) => ({
    id: card.id,
    title: card.title,
    excerpt: firstWords(card.excerpt, EXCERPT_MOST),
    category: card.categoryId ? (names.get(card.categoryId) ?? null) : null,
    skills: card.skills,
    budget: budgetWords(card, currency),
    proposals: proposalWords(card),
    openedAt: card.openedAt,
    openUntil: card.openUntil,
    isForMembers: card.visibility === 'members',
    owner: owner(card.ownerId),
  }))
}

export type ShownProject = Awaited<ReturnType<typeof showProjects>>[number]

function namesOf(tree: readonly TreeNode[]): [string, string][] {
  return tree.flatMap(({ id, title, below }): [string, string][] => [[id, title], ...namesOf(below)])
}
