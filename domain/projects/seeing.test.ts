import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { findProject, findProjectFile } from './find-project.ts'
import { inviteSeller } from './postings/invite-seller.ts'
import { listProjects, listSimilarProjects } from './list-projects.ts'
import { projectFile } from './schema.server.ts'
import { readProjectFilters } from './project-filters.ts'
import { sendProposal } from './proposals/send-proposal.ts'
import { testContext as context, someProposal } from './testing.ts'
import { openTestProjects } from './testing-projects.ts'

const { db, run, time, someone, open, send } = await openTestProjects()

describe('who sees what', () => {
  test('similar to a project are others of its kind that everyone may see, the newest first', async () => {
    const [owner, other] = [await someone(), await someone()]
    const { id: categoryId } = await run((tx) => makeCategory(tx))
    const id = await open(owner, { categoryId })
    const older = await open(other, { categoryId })
    await open(other, { categoryId, visibility: 'members' })
    await open(other, {})
    const similar = await listSimilarProjects(db, { id, categoryId }, 4)
    expect(similar.map((one) => one.id)).toEqual([older])
    expect(await listSimilarProjects(db, { id, categoryId: null }, 4)).toEqual([])
  })

  test('a stranger finds neither an invited project nor its files', async () => {
    const [owner, seller, stranger] = [await someone(), await someone(), await someone()]
    const projectId = await open(owner, { visibility: 'invited' })
    const [file] = await db
      .insert(projectFile)
      .values({
        projectId,
        name: 'plan.pdf',
        type: 'application/pdf',
        bytes: 9,
        fileKey: 'a',
        addedAt: time.now,
      })
      .returning()
    const fileId = file?.id ?? ''
    for (const actor of [visitor, stranger, seller]) {
      expect(await findProject(db, actor, projectId)).toBeUndefined()
      expect(await findProjectFile(db, actor, { projectId, fileId })).toBeUndefined()
    }
    await expect(send(stranger, projectId)).rejects.toThrow(NotFound)
    await run((tx) => inviteSeller(tx, owner, { projectId, sellerId: seller.id }))
    await run((tx) => inviteSeller(tx, owner, { projectId, sellerId: seller.id }))
    expect(await findProject(db, seller, projectId)).toBeDefined()
    expect(await findProjectFile(db, seller, { projectId, fileId })).toMatchObject({ name: 'plan.pdf' })
    await send(seller, projectId)
    const letters = await db.select().from(mailMessage)
    expect(letters.filter(({ subject }) => subject.startsWith('You are invited'))).toHaveLength(1)
  })

  test('files of a proposal are for its seller and the owner alone', async () => {
    const [owner, seller, other] = [await someone(), await someone(), await someone()]
    const projectId = await open(owner)
    const file = { name: 'sketch.pdf', type: 'application/pdf', bytes: 9, fileKey: 'b', scannedAt: null }
    await run((tx) => sendProposal(tx, seller, { projectId, ...someProposal(), files: [file] }, context))
    await send(other, projectId)
    const [stored] = await db.select().from(projectFile).where(eq(projectFile.projectId, projectId))
    const asked = { projectId, fileId: stored?.id ?? '' }
    expect(await findProjectFile(db, owner, asked)).toBeDefined()
    expect(await findProjectFile(db, seller, asked)).toBeDefined()
    expect(await findProjectFile(db, other, asked)).toBeUndefined()
    expect(await findProjectFile(db, visitor, asked)).toBeUndefined()
  })

  test('lists show what the viewer may know of, narrowed as asked', async () => {
    const owner = await someone()
    const { id: categoryId } = await run((tx) => makeCategory(tx))
    const everyone = await open(owner, {
      categoryId,
      skills: ['glass'],
      budgetMinMinor: 90_000,
      budgetMaxMinor: 99_000,
    })
    const members = await open(owner, {
      categoryId,
      visibility: 'members',
      budgetKind: 'open',
      budgetMinMinor: null,
      budgetMaxMinor: null,
    })
    await open(owner, { categoryId, visibility: 'invited' })
    const ids = async (query: string, isMember = false, more = {}) => {
      const filters = {
        ...readProjectFilters(new URLSearchParams(query)),
        categoryIds: [categoryId],
        ...more,
      }
      return (await listProjects(db, filters, { now: time.now, isMember })).projects.map(({ id }) => id)
    }
    expect(await ids('')).toEqual([everyone])
    expect((await ids('', true)).toSorted()).toEqual([everyone, members].toSorted())
    expect(await ids('skills=glass', true)).toEqual([everyone])
    expect(await ids('proposals=1&age=1&sort=budget-down')).toEqual([everyone])
    expect(await ids('', true, { ids: [members] })).toEqual([members])
    expect(await ids('', false, { ids: [members] })).toEqual([])
    expect(await ids('', true, { ids: [] })).toEqual([])
    expect(await ids('', true, { budgetFromMinor: 95_000 })).toEqual([everyone])
    expect(await ids('', true, { budgetToMinor: 50_000 })).toEqual([])
    await send(await someone(), everyone)
    expect(await ids('proposals=1')).toEqual([])
  })
})
