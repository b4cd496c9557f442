import { inArray, isNull } from 'drizzle-orm'
import { memberBan } from '#domain/accounts/schema.server.ts'
import type { MemberActor } from '#domain/actor.ts'
import { draftService, offerFor, submitService, type ServiceContent } from '#domain/catalogue/index.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { aStage } from '#domain/teams/testing-acts.ts'
import { context, type Scene, type Participant } from './scene.ts'

/** The same person on a better day: what is theirs was made before they were banned, or left. */
export const before = ({ actor: { id } }: Participant): MemberActor => ({
  kind: 'member',
  id,
  role: 'member',
  state: 'active',
})

/** Deals are staged as they were before anybody was banned: with somebody who is, nothing new begins and no money goes in. */
export async function beforeBans<Staged>({ tx }: Scene, stage: () => Promise<Staged>): Promise<Staged> {
  const lifted = await tx.db
    .update(memberBan)
    .set({ liftedAt: tx.now })
    .where(isNull(memberBan.liftedAt))
    .returning({ id: memberBan.id })
  const staged = await stage()
  const ids = lifted.map(({ id }) => id)
  if (ids.length > 0) await tx.db.update(memberBan).set({ liftedAt: null }).where(inArray(memberBan.id, ids))
  return staged
}

async function contentFor({ tx }: Scene, { id }: Participant): Promise<ServiceContent> {
  const { id: categoryId } = await makeCategory(tx)
  const gallery = [{ pictureId: await makePicture(tx, id), alt: 'A careful piece' }]
  return someContent({ categoryId, gallery })
}

/** A draft that could be submitted. */
export async function draftOf(scene: Scene, who: Participant) {
  const content = await contentFor(scene, who)
  const { serviceId } = await draftService(scene.tx, before(who), content)
  return { serviceId, content }
}

export async function submittedOf(scene: Scene, who: Participant) {
  const draft = await draftOf(scene, who)
  await submitService(scene.tx, before(who), draft, context)
  return draft
}

/** A published service of a team that somebody else owns and wrote it for; `who` is a manager of it. */
export async function ofTeamOf(scene: Scene, who: Participant) {
  const { teamId, owner } = await aStage(scene.tx, before(who), 'manager')
  const { id: categoryId } = await makeCategory(scene.tx)
  const gallery = [{ pictureId: await makePicture(scene.tx, owner.id), alt: 'A careful piece' }]
  const content = someContent({ categoryId, gallery })
  const { id: serviceId } = await publishSome(scene.tx, owner, content, context.settings)
  await offerFor(scene.tx, owner, { serviceId, teamId })
  return { serviceId, content }
}

export async function publishedOf(scene: Scene, who: Participant) {
  const content = await contentFor(scene, who)
  const { id: serviceId } = await publishSome(scene.tx, before(who), content, context.settings)
  return { serviceId, content }
}
