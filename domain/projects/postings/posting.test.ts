import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { describe, expect, test } from 'vitest'
import { clockActor, type MemberActor, operator, visitor } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { addDays } from '#platform/clock/clock.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { approveProject } from '../moderation/approve-project.ts'
import { closeProject } from './close-project.ts'
import { followOwner } from '../follow-owner.ts'
import { changeOpenProject } from './change-open-project.ts'
import { expireProject, listOverdueProjects } from './expire-project.ts'
import { extendProject } from './extend-project.ts'
import { findProject } from '../find-project.ts'
import { postProject } from './post-project.ts'
import { findProjectForReview } from '../moderation/moderation-queries.ts'
import { rejectProject } from '../moderation/reject-project.ts'
import { repostProject } from './repost-project.ts'
import { testContext as context, openSome, someProject } from '../testing.ts'
import { writeProject } from './write-project.ts'
import { openTestProjects } from '../testing-projects.ts'

const { db, run, time, someone, rowOf, proposalOf, open, send } = await openTestProjects()

describe('posting', () => {
  test('the first project of a newcomer waits for a moderator, the next is open at once', async () => {
    const owner = await someone()
    const categoryId = (await run((tx) => makeCategory(tx))).id
    const { projectId } = await run((tx) =>
      writeProject(tx, owner, { content: someProject({ categoryId }) }, context),
    )
    expect(await run((tx) => postProject(tx, owner, { projectId }, context))).toEqual({
      outcome: 'in-review',
    })
    expect(await findProject(db, visitor, projectId)).toBeUndefined()
    await run((tx) => approveProject(tx, operator, { projectId }, context))
    expect(await rowOf(projectId)).toMatchObject({ state: 'open', openUntil: addDays(time.now, 30) })
    const again = await run((tx) =>
      writeProject(tx, owner, { content: someProject({ categoryId }) }, context),
    )
    expect(await run((tx) => postProject(tx, owner, again, context))).toEqual({ outcome: 'open' })
  })

  test('what waits for a moderator can be changed, and is decided only by who has read the change', async () => {
    const owner = await someone()
    const categoryId = (await run((tx) => makeCategory(tx))).id
    const content = someProject({ categoryId })
    const { projectId } = await run((tx) => writeProject(tx, owner, { content }, context))
    await run((tx) => postProject(tx, owner, { projectId }, context))
    const seenAt = (await rowOf(projectId))?.submittedAt ?? undefined
    time.now = new Date(time.now.getTime() + 60_000)
    const title = 'A sign of ash for a bakery'
    const changed = { projectId, content: { ...content, title } }
    expect(await run((tx) => changeOpenProject(tx, owner, changed, context))).toEqual({
      outcome: 'in-review',
    })
    expect(await rowOf(projectId)).toMatchObject({ state: 'in_review', title })
    const approving = run((tx) => approveProject(tx, operator, { projectId, seenAt }, context))
    await expect(approving).rejects.toBeInstanceOf(Conflict)
  })

  test('a draft may be unfinished, but what is posted is whole', async () => {
    const owner = await someone('unverified')
    const { projectId } = await run((tx) =>
      writeProject(tx, owner, { content: someProject({ title: 'Short' }) }, context),
    )
    const active: MemberActor = { ...owner, state: 'active' }
    const refused = await run((tx) => postProject(tx, active, { projectId }, context)).catch((error) => error)
    expect(refused).toBeInstanceOf(Invalid)
    expect(Object.keys(refused.fields)).toEqual(['title', 'categoryId'])
  })

  test('what was sent back says why, and may be mended and posted again', async () => {
    const owner = await someone()
    const projectId = await open(owner)
    await run((tx) =>
      rejectProject(tx, operator, { projectId, reasons: ['Say what you need.'], note: '' }, context),
    )
    expect(await rowOf(projectId)).toMatchObject({ state: 'rejected', reasons: ['Say what you need.'] })
    expect(await run((tx) => postProject(tx, owner, { projectId }, context))).toEqual({
      outcome: 'in-review',
    })
  })

  test('what was mended stands beside what was sent back, until it is open', async () => {
    const owner = await someone()
    const projectId = await open(owner)
    const { title, categoryId = null } = (await rowOf(projectId)) ?? {}
    const moderator = actorOf(await run((tx) => makeMember(tx, { role: 'moderator' })))
    const look = () => findProjectForReview(db, moderator, projectId)
    expect(await look()).toMatchObject({ before: undefined, beforeWas: null })
    await run((tx) => rejectProject(tx, operator, { projectId, reasons: ['Say more.'], note: '' }, context))
    const mended = { ...someProject({ categoryId }), title: 'A sign of oak, with its measures' }
    await run((tx) => writeProject(tx, owner, { projectId, content: mended }, context))
    await run((tx) => postProject(tx, owner, { projectId }, context))
    expect(await look()).toMatchObject({
      before: { title },
      beforeWas: 'sent back',
      now: { title: mended.title },
      project: { reasons: ['Say more.'] },
    })
    await run((tx) => approveProject(tx, operator, { projectId }, context))
    expect(await look()).toMatchObject({ before: undefined, beforeWas: null })
  })

  test('what was sent back can be given up: nobody sees it, and it makes nobody known', async () => {
    const owner = await someone()
    const categoryId = (await run((tx) => makeCategory(tx))).id
    const write = () =>
      run((tx) => writeProject(tx, owner, { content: someProject({ categoryId }) }, context))
    const { projectId } = await write()
    await run((tx) => postProject(tx, owner, { projectId }, context))
    await run((tx) => rejectProject(tx, operator, { projectId, reasons: ['Not here.'], note: '' }, context))
    await run((tx) => closeProject(tx, owner, { projectId }))
    expect(await rowOf(projectId)).toMatchObject({ state: 'closed', endedAt: time.now })
    for (const who of [visitor, await someone()])
      expect(await findProject(db, who, projectId)).toBeUndefined()
    await run((tx) => followOwner(tx, owner.id, false))
    expect(await findProject(db, visitor, projectId)).toBeUndefined()
    const next = await write()
    expect(await run((tx) => postProject(tx, owner, next, context))).toEqual({ outcome: 'in-review' })
  })

  test('a member has no more open projects than the quota', async () => {
    const owner = await someone()
    const few = { ...context, settings: { ...context.settings, openProjectsMost: 2 } }
    await run((tx) => openSome(tx, owner, {}, few))
    await run((tx) => openSome(tx, owner, {}, few))
    await expect(run((tx) => openSome(tx, owner, {}, few))).rejects.toThrow('as many as one may have')
  })

  test('a project is extended once, and posted again as a new draft', async () => {
    const owner = await someone()
    const projectId = await open(owner)
    await run((tx) => extendProject(tx, owner, { projectId }, context))
    expect((await rowOf(projectId))?.openUntil).toEqual(addDays(time.now, 60))
    await expect(run((tx) => extendProject(tx, owner, { projectId }, context))).rejects.toThrow(Conflict)
    const again = await run((tx) => repostProject(tx, owner, { projectId }, context))
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
