import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import {
  documentTakesEffect,
  dropTyped,
  findDocumentVersion,
  findTyped,
  keepTyped,
  listDocumentVersions,
  listOtherWriters,
  restoreDocument,
  saveDocument,
  withdrawDocument,
} from '#domain/documents/index.ts'
import { documentContext, makeDocument } from '#domain/documents/testing.ts'
import { admins, operation, type Operations } from './operation.ts'
import type { Scene } from './scene.ts'

const slug = 'prohibited'

/** What the operator says is nobody's own: a text of an administrator who is not among those who ask. */
async function aText({ tx }: Scene, when: 'later' | 'notice' = 'later') {
  const writer = actorOf(await makeMember(tx, { role: 'admin' }))
  return makeDocument(tx, writer, { when })
}

export const operationsOfDocuments: Operations = {
  'documents.saveDocument': operation(admins, async (scene) => {
    const basedOn = await aText(scene)
    const input = { slug, body: '## Harm {#harm}', basedOn, when: 'later', on: null, reason: '' } as const
    return () => saveDocument(scene.tx, scene.asks, input, documentContext)
  }),
  'documents.restoreDocument': operation(admins, async (scene) => {
    const basedOn = await aText(scene)
    return () => restoreDocument(scene.tx, scene.asks, { slug, number: 0, basedOn }, documentContext)
  }),
  'documents.withdrawDocument': operation(admins, async (scene) => {
    const number = await aText(scene, 'notice')
    const input = { slug, number, reason: 'For a test' } as const
    return () => withdrawDocument(scene.tx, scene.asks, input, documentContext)
  }),
  'documents.keepTyped': operation(admins, async (scene) => {
    const basedOn = await aText(scene)
    return () => keepTyped(scene.tx, scene.asks, { slug, basedOn, content: { body: 'Half a word' } })
  }),
  'documents.dropTyped': operation(
    admins,
    ({ tx, asks }) =>
      () =>
        dropTyped(tx, asks, { slug }),
  ),
  'documents.findTyped': operation(
    admins,
    ({ db, asks }) =>
      () =>
        findTyped(db, asks, slug),
  ),
  'documents.listOtherWriters': operation(
    admins,
    ({ tx, asks }) =>
      () =>
        listOtherWriters(tx, asks, slug),
  ),
  'documents.listDocumentVersions': operation(
    admins,
    ({ db, asks }) =>
      () =>
        listDocumentVersions(db, asks, slug),
  ),
  'documents.findDocumentVersion': operation(admins, async (scene) => {
    const number = await aText(scene)
    return () => findDocumentVersion(scene.tx.db, scene.asks, { slug, number })
  }),
  'documents.documentTakesEffect': operation(
    ['clock'],
    ({ tx, asks }) =>
      () =>
        documentTakesEffect(tx, asks, { slug }),
  ),
}
