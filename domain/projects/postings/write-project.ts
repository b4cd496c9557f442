import { and, eq, inArray } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { isLeaf } from '#domain/categories/index.ts'
import { authorise } from '../permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { lockOwnProject } from '../lock-project.ts'
import { changeProject } from '../move-project.ts'
import { type AddedFile, changeFiles } from './project-files.ts'
import { type ProjectContent, projectLimits } from '../project-rules.ts'
import { project } from '../schema.server.ts'
import { isUnposted } from '../states.ts'

export type ProjectToWrite = {
  /** Left out: a new draft. */
  projectId?: string | undefined
  content: ProjectContent
  files?: readonly AddedFile[]
  removeFileIds?: readonly string[]
}

/** Keeps what was typed so far. Only its owner sees a draft. */
export async function writeProject(
  tx: Transaction,
  actor: MemberActor,
  { projectId, content, files = [], removeFileIds = [] }: ProjectToWrite,
  { settings }: { settings: Settings },
): Promise<{ projectId: string }> {
  authorise(actor, 'project.write')
  await checkCategory(tx, content)
  const id =
    projectId === undefined ? await begin(tx, actor, content) : await writeOver(tx, actor, projectId, content)
  await changeFiles(
    tx,
    { projectId: id, proposalId: null },
    { add: files, removeIds: removeFileIds, most: settings.attachmentsMost },
  )
  return { projectId: id }
}

async function begin(tx: Transaction, actor: MemberActor, content: ProjectContent): Promise<string> {
  const drafts = await tx.db.$count(
    project,
    and(eq(project.ownerId, actor.id), inArray(project.state, ['draft', 'rejected'])),
  )
  if (drafts >= projectLimits.drafts.most)
    throw new Conflict(
      `You have ${drafts} drafts, as many as one may have. Remove or close one to begin another.`,
    )
  const [made] = await tx.db
    .insert(project)
    .values({ ownerId: actor.id, ...content, createdAt: tx.now, changedAt: tx.now })
    .returning({ id: project.id })
  if (!made) throw new Error('No project was made')
  return made.id
}

async function writeOver(
  tx: Transaction,
  actor: MemberActor,
  projectId: string,
  content: ProjectContent,
): Promise<string> {
  const own = await lockOwnProject(tx, actor, projectId)
  if (!isUnposted(own.state)) throw new Conflict('This project is posted already: change it as it stands')
  await changeProject(tx, own.id, content)
  return own.id
}

export async function checkCategory(tx: Transaction, { categoryId }: ProjectContent): Promise<void> {
  if (categoryId && !(await isLeaf(tx.db, categoryId)))
    throw new Invalid('Choose another category', { categoryId: ['Category: choose one from the list'] })
}
