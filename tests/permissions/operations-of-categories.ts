import { createHash } from 'node:crypto'
import { hasServices, moveServices } from '#domain/catalogue/index.ts'
import {
  addCategory,
  editCategory,
  hideCategory,
  importCategories,
  listForFile,
  mergeCategory,
  moveCategory,
  orderCategory,
  tryImport,
} from '#domain/categories/index.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { changeSynonyms } from '#domain/search/index.ts'
import { admins, operation, type Operations } from './operation.ts'
import type { Person } from './people.ts'
import { context } from './scene.ts'

const reason = 'For a test'
const changers: Person[] = [...admins, 'operator']
/** The mark of an import that changes nothing. */
const NO_CHANGES = createHash('sha256').update('[]').digest('base64url')
const looks = { title: 'Another room', slug: 'another-room', description: '', icon: 'palette' }

/** How the market is laid out and found; it is the administrators'. */
export const operationsOfCategories: Operations = {
  'categories.addCategory': operation(changers, ({ tx, asks }) => {
    return () => addCategory(tx, asks, { ...looks, parentId: null, reason }, { ...context, hasServices })
  }),
  'categories.editCategory': operation(changers, async ({ tx, asks }) => {
    const { id: categoryId } = await makeCategory(tx)
    return () => editCategory(tx, asks, { ...looks, categoryId, reason }, context)
  }),
  'categories.hideCategory': operation(changers, async ({ tx, asks }) => {
    const { id: categoryId } = await makeCategory(tx)
    return () => hideCategory(tx, asks, { categoryId, isHidden: true, reason }, context)
  }),
  'categories.importCategories': operation(changers, async ({ tx, asks }) => {
    const { slug, title, icon } = await makeCategory(tx)
    // Nothing of it is different, so that its mark is that of nothing.
    const text = JSON.stringify([{ slug, title, icon }])
    return () => importCategories(tx, asks, { text, seen: NO_CHANGES, reason }, { ...context, hasServices })
  }),
  'categories.listForFile': operation(
    changers,
    ({ db, asks }) =>
      () =>
        listForFile(db, asks),
  ),
  'categories.tryImport': operation(
    changers,
    ({ tx, asks }) =>
      () =>
        tryImport(tx, asks, { text: 'slug,title\nroom,Room' }, { ...context, hasServices }),
  ),
  'categories.mergeCategory': operation(changers, async ({ tx, asks }) => {
    const [from, into] = [await makeCategory(tx), await makeCategory(tx)]
    const merge = { categoryId: from.id, intoId: into.id, reason }
    return () => mergeCategory(tx, asks, merge, { ...context, hasServices, moveServices })
  }),
  'categories.moveCategory': operation(changers, async ({ tx, asks }) => {
    const [moved, parent] = [await makeCategory(tx), await makeCategory(tx)]
    return () =>
      moveCategory(
        tx,
        asks,
        { categoryId: moved.id, parentId: parent.id, reason },
        { ...context, hasServices },
      )
  }),
  'categories.orderCategory': operation(changers, async ({ tx, asks }) => {
    const parent = await makeCategory(tx)
    await makeCategory(tx, { below: parent, position: 0 })
    const { id: categoryId } = await makeCategory(tx, { below: parent, position: 1 })
    return () => orderCategory(tx, asks, { categoryId, by: -1 }, context)
  }),
  'search.changeSynonyms': operation(changers, ({ tx, asks }) => {
    return () => changeSynonyms(tx, asks, { groups: [['logo', 'mark']], reason }, context)
  }),
}
