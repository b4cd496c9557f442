import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import {
  documentTakesEffect,
  findDocumentVersion,
  listDocumentVersions,
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
