import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  approveCheck,
  countIdentityQueue,
  findCheck,
  listChecks,
  lookAtCheck,
  openDocument,
  returnCheck,
  sendDocuments,
} from '#domain/identity-checks/index.ts'
import { identityDocument } from '#domain/identity-checks/schema.server.ts'
import { context, makeCheck, someDetails, someFiles } from '#domain/identity-checks/testing.ts'
import { finance, livingMembers, operation, type Operations, otherFinance, own } from './operation.ts'
import { within } from './operations-of-payouts.ts'
import type { Scene } from './scene.ts'
import { before } from './things-of-ann.ts'

/** Whoever may withdraw may show who they are. */
const payees = livingMembers.filter((person) => !person.endsWith('unverified'))

const checkOfAnn = ({ tx, ann }: Scene) => makeCheck(tx, before(ann))

async function documentOfAnn(scene: Scene): Promise<string> {
  const checkId = await checkOfAnn(scene)
  const [found] = await scene.tx.db
    .select({ id: identityDocument.id })
    .from(identityDocument)
    .where(eq(identityDocument.checkId, checkId))
  return found?.id ?? ''
}

/** Nobody looks at or decides on their own. */
export const operationsOfIdentityChecks: Operations = {
  'identity-checks.sendDocuments': own(payees, ({ tx, self }) => {
    const sent = { details: someDetails, files: someFiles(), key: randomBytes(32) }
    return () => sendDocuments(tx, self, sent, context)
  }),
  'identity-checks.approveCheck': operation(otherFinance, async (scene) => {
    const checkId = await checkOfAnn(scene)
    return () => approveCheck(scene.tx, scene.asks, { checkId }, context)
  }),
  'identity-checks.returnCheck': operation(otherFinance, async (scene) => {
    const checkId = await checkOfAnn(scene)
    return () => returnCheck(scene.tx, scene.asks, { checkId, reason: 'For a test' }, context)
  }),
  'identity-checks.lookAtCheck': operation(otherFinance, async (scene) => {
    const checkId = await checkOfAnn(scene)
    return () => lookAtCheck(scene.tx, scene.asks, checkId, context)
  }),
  'identity-checks.openDocument': operation(otherFinance, async (scene) => {
    const documentId = await documentOfAnn(scene)
    return () => openDocument(scene.tx, scene.asks, documentId, context)
  }),
  'identity-checks.findCheck': operation(finance, async (scene) => {
    const checkId = await checkOfAnn(scene)
    return () => findCheck(within(scene), scene.asks, checkId)
  }),
  'identity-checks.listChecks': operation(finance, ({ db, asks }) => {
    return () => listChecks(db, asks, { isDecided: false, page: 1 })
  }),
  'identity-checks.countIdentityQueue': operation(finance, ({ db, asks }) => {
    return () => countIdentityQueue(db, asks)
  }),
}
