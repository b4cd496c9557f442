import type { MemberActor } from '#domain/actor.ts'
import { operator } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { approveProject } from './moderation/approve-project.ts'
import { postProject } from './postings/post-project.ts'
import { emptyProject, type ProjectContent } from './project-rules.ts'
import type { ProposalContent } from './proposals/proposal-content.ts'
import { writeProject } from './postings/write-project.ts'

export const testContext = {
  settings: Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings,
  siteOrigin: 'https://hall.test',
  origin: { address: '', device: '' },
}

/** A whole project in a line, but for what is told. */
export const someProject = (given: Partial<ProjectContent> = {}): ProjectContent => ({
  ...emptyProject,
  title: 'A sign of oak for a small bakery',
  description: 'The sign hangs above the door and is read from both ends of the street. '.repeat(3),
  skills: ['woodwork', 'lettering'],
  budgetKind: 'range',
  budgetMinMinor: 20_000,
  budgetMaxMinor: 40_000,
  ...given,
})

export const someProposal = (given: Partial<ProposalContent> = {}): ProposalContent => ({
  text: 'I have carved signs for nine years and would begin with two drawings for you to choose from.',
  milestones: [
    { title: 'Two drawings', priceMinor: 5_000, days: 3 },
    { title: 'The sign itself', priceMinor: 25_000, days: 10 },
  ],
  ...given,
})

/** A project that is open, by the same operations as any other. */
export async function openSome(
  tx: Transaction,
  owner: MemberActor,
  content: Partial<ProjectContent> = {},
  context: typeof testContext = testContext,
): Promise<string> {
  const categoryId = content.categoryId ?? (await makeCategory(tx)).id
  const { projectId } = await writeProject(
    tx,
    owner,
    { content: someProject({ categoryId, ...content }) },
    context,
  )
  const { outcome } = await postProject(tx, owner, { projectId }, context)
  if (outcome === 'in-review') await approveProject(tx, operator, { projectId }, context)
  return projectId
}
