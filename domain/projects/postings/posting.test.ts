import { describe, expect, test } from 'vitest'
import { clockActor, type MemberActor, operator, visitor } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { addDays } from '#platform/clock/clock.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { approveProject } from '../moderation/approve-project.ts'
import { expireProject, listOverdueProjects } from './expire-project.ts'
import { extendProject } from './extend-project.ts'
import { findProject } from '../find-project.ts'
import { postProject } from './post-project.ts'
import { rejectProject } from '../moderation/reject-project.ts'
import { repostProject } from './repost-project.ts'
import { givenInTests as given, openSome, someProject } from '../testing.ts'
import { writeProject } from './write-project.ts'
import { openProjectHall } from '../testing-hall.ts'

const { db, run, time, someone, rowOf, proposalOf, open, send } = await openProjectHall()

describe('posting', () => {
  test('the first project of a newcomer waits for a moderator, the next is open at once', async () => {
    const owner = await someone()
    const categoryId = (await run((tx) => makeCategory(tx))).id
    const { projectId } = await run((tx) =>
      writeProject(tx, owner, { content: someProject({ categoryId }) }, given),
    )
    expect(await run((tx) => postProject(tx, owner, { projectId }, given))).toEqual({ outcome: 'in-review' })
    expect(await findProject(db, visitor, projectId)).toBeUndefined()
    await run((tx) => approveProject(tx, operator, { projectId }, given))
    expect(await rowOf(projectId)).toMatchObject({ state: 'open', openUntil: addDays(time.now, 30) })
    const again = await run((tx) => writeProject(tx, owner, { content: someProject({ categoryId }) }, given))
    expect(await run((tx) => postProject(tx, owner, again, given))).toEqual({ outcome: 'open' })
  })

  test('a draft may be unfinished, but what is posted is whole', async () => {
    const owner = await someone('unverified')
    const { projectId } = await run((tx) =>
      writeProject(tx, owner, { content: someProject({ title: 'Short' }) }, given),
    )
    const active: MemberActor = { ...owner, state: 'active' }
    const refused = await run((tx) => postProject(tx, active, { projectId }, given)).catch((error) => error)
    expect(refused).toBeInstanceOf(Invalid)
    expect(Object.keys(refused.fields)).toEqual(['title', 'categoryId'])
  })

  test('what was sent back says why, and may be mended and posted again', async () => {
    const owner = await someone()
    const projectId = await open(owner)
    await run((tx) =>
      rejectProject(tx, operator, { projectId, reasons: ['Say what you need.'], note: '' }, given),
    )
    expect(await rowOf(projectId)).toMatchObject({ state: 'rejected', reasons: ['Say what you need.'] })
    expect(await run((tx) => postProject(tx, owner, { projectId }, given))).toEqual({ outcome: 'in-review' })
  })

  test('a member has no more open projects than the quota', async () => {
    const owner = await someone()
    const few = { ...given, settings: { ...given.settings, openProjectsMost: 2 } }
    await run((tx) => openSome(tx, owner, {}, few))
    await run((tx) => openSome(tx, owner, {}, few))
    await expect(run((tx) => openSome(tx, owner, {}, few))).rejects.toThrow('as many as one may have')
  })

  test('a project is extended once, and posted again as a new draft', async () => {
    const owner = await someone()
    const projectId = await open(owner)
    await run((tx) => extendProject(tx, owner, { projectId }, given))
    expect((await rowOf(projectId))?.openUntil).toEqual(addDays(time.now, 60))
    await expect(run((tx) => extendProject(tx, owner, { projectId }, given))).rejects.toThrow(Conflict)
    const again = await run((tx) => repostProject(tx, owner, { projectId }, given))
    expect(await rowOf(again.projectId)).toMatchObject({ state: 'draft', title: someProject().title })
  })
})

describe('time', () => {
  test('a project ends by itself when its time is over, once, and everybody is told', async () => {
    const [owner, seller] = [await someone(), await someone()]
    const projectId = await open(owner)
    const { proposalId } = await send(seller, projectId)
    const before = time.now
    time.now = addDays(before, 29)
    expect(await listOverdueProjects(db, time.now, 1_000)).not.toContain(projectId)
    await run((tx) => expireProject(tx, clockActor, { projectId }))
    expect((await rowOf(projectId))?.state).toBe('open')
    time.now = addDays(before, 30)
    expect(await listOverdueProjects(db, time.now, 1_000)).toContain(projectId)
    await run((tx) => expireProject(tx, clockActor, { projectId }))
    await run((tx) => expireProject(tx, clockActor, { projectId }))
    expect((await rowOf(projectId))?.state).toBe('expired')
    expect((await proposalOf(proposalId))?.givenBackAt).toEqual(time.now)
    time.now = before
  })
})
