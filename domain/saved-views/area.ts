import { eq } from 'drizzle-orm'
import { type Area, erasing } from '#domain/area.ts'
import { exportViews } from './list-views.ts'
import { permissions } from './permissions.ts'
import { savedView } from './schema.server.ts'

export const savedViews: Area = {
  permissions,
  personalData: {
    exportParts: {
      async *'saved views'({ db, person }) {
        yield { name: 'saved-views.json', json: await exportViews(db, person.id) }
      },
    },
    erasers: {
      'saved views': erasing((tx, id) => tx.db.delete(savedView).where(eq(savedView.memberId, id))),
    },
  },
}
