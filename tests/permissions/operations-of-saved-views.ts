import { deleteView, listViews, renameView, saveView } from '#domain/saved-views/index.ts'
import { savedView } from '#domain/saved-views/schema.server.ts'
import { operation, own, staff, type Operations } from './operation.ts'
import type { Scene } from './scene.ts'

const view = { list: '/admin/users', query: '?state=banned', name: 'Banned' }

/** A view of the asker's own: of others' there is none for them. */
async function kept({ tx, mine }: Scene): Promise<string> {
  const [made] = await tx.db
    .insert(savedView)
    .values({ memberId: mine.id, savedAt: tx.now, ...view })
    .returning({ id: savedView.id })
  return made?.id ?? ''
}

/** A view of the administrator's. */
async function keptByAnother({ tx, of }: Scene): Promise<string> {
  const [made] = await tx.db
    .insert(savedView)
    .values({ memberId: of('administrator').id, savedAt: tx.now, ...view })
    .returning({ id: savedView.id })
  return made?.id ?? ''
}

export const operationsOfSavedViews: Operations = {
  'saved-views.saveView': own(
    staff,
    ({ tx, self }) =>
      () =>
        saveView(tx, self, view),
  ),
  'saved-views.renameView': own(staff, async (scene) => {
    const viewId = await kept(scene)
    return () => renameView(scene.tx, scene.self, { viewId, name: 'Out' })
  }),
  'saved-views.deleteView': own(staff, async (scene) => {
    const viewId = await kept(scene)
    return () => deleteView(scene.tx, scene.self, { viewId })
  }),
  'saved-views.deleteView of somebody else’s': operation(['administrator'], async (scene) => {
    const viewId = await keptByAnother(scene)
    return () => deleteView(scene.tx, scene.self, { viewId })
  }),
  'saved-views.listViews': own(
    staff,
    ({ db, self }) =>
      () =>
        listViews(db, self),
  ),
}
