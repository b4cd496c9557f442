import { addPicture } from '#domain/pictures/index.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import {
  addWork,
  editWork,
  hideWork,
  lendWork,
  moveWork,
  removeWork,
  restoreTakenWork,
  restoreWork,
  showWork,
  takeDownWork,
  takeWorkBack,
} from '#domain/portfolio/index.ts'
import { aTeam } from '#domain/teams/testing.ts'
import { makeWork, someWork } from '#domain/portfolio/testing.ts'
import { openMembers, operation, type Operations, otherModeration, own } from './operation.ts'
import { context, type Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

const reason = 'For a test of permissions'
const owners = openMembers.filter((person) => person.startsWith('Ann'))

async function inputOf({ tx, mine }: Scene) {
  return someWork({ gallery: [{ pictureId: await makePicture(tx, mine.id), alt: 'A picture' }] })
}
const workOfAnn = ({ tx, ann }: Scene, given: { isHidden?: boolean } = {}) => makeWork(tx, before(ann), given)

export const operationsOfPortfolio: Operations = {
  'pictures.addPicture': own(openMembers, ({ tx, asks }) => {
    return () => addPicture(tx, asks, { key: 'originals/a-test', width: 1280, height: 960 })
  }),
  'portfolio.addWork': own(openMembers, async (scene) => {
    const input = await inputOf(scene)
    return () => addWork(scene.tx, scene.asks, input)
  }),
  'portfolio.editWork': operation(owners, async (scene) => {
    const { workId } = await workOfAnn(scene)
    const input = await inputOf(scene)
    return () => editWork(scene.tx, scene.asks, { ...input, workId })
  }),
  'portfolio.hideWork': operation(owners, async (scene) => {
    const { workId } = await workOfAnn(scene)
    return () => hideWork(scene.tx, scene.asks, { workId })
  }),
  'portfolio.lendWork': operation(owners, async (scene) => {
    const { workId } = await workOfAnn(scene)
    const teamId = await aTeam(scene.tx, [{ memberId: scene.ann.id, basisPoints: 10_000 }])
    return () => lendWork(scene.tx, scene.self, { workId, teamId })
  }),
  'portfolio.takeWorkBack': operation(owners, async (scene) => {
    const { workId } = await workOfAnn(scene)
    const teamId = await aTeam(scene.tx, [{ memberId: scene.ann.id, basisPoints: 10_000 }])
    return () => takeWorkBack(scene.tx, scene.self, { workId, teamId })
  }),
  'portfolio.moveWork': operation(owners, async (scene) => {
    const { workId } = await workOfAnn(scene)
    await workOfAnn(scene)
    return () => moveWork(scene.tx, scene.asks, { workId, to: 0 })
  }),
  'portfolio.removeWork': operation(owners, async (scene) => {
    const { workId } = await workOfAnn(scene)
    return () => removeWork(scene.tx, scene.asks, { workId })
  }),
  'portfolio.restoreWork': operation(owners, async (scene) => {
    const { workId } = await workOfAnn(scene)
    await removeWork(scene.tx, before(scene.ann), { workId })
    return () => restoreWork(scene.tx, scene.asks, { workId })
  }),
  'portfolio.takeDownWork': operation(otherModeration, async (scene) => {
    const { workId } = await workOfAnn(scene)
    return () => takeDownWork(scene.tx, scene.asks, { workId, reason }, context)
  }),
  'portfolio.restoreTakenWork': operation(otherModeration, async (scene) => {
    const { workId } = await workOfAnn(scene)
    await takeDownWork(scene.tx, scene.of('moderator').actor, { workId, reason }, context)
    return () => restoreTakenWork(scene.tx, scene.asks, { workId, reason }, context)
  }),
  'portfolio.showWork': operation(owners, async (scene) => {
    const { workId } = await workOfAnn(scene, { isHidden: true })
    return () => showWork(scene.tx, scene.asks, { workId })
  }),
}
