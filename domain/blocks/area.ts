import { type Area, erasing } from '#domain/area.ts'
import { eraseBlocks, exportBlocks } from './own-data.ts'
import { permissions } from './permissions.ts'

export const blocks: Area = {
  permissions,
  personalData: {
    exportParts: {
      async *blocks({ db, person }) {
        yield { name: 'blocked-people.json', json: await exportBlocks(db, person.id) }
      },
    },
    erasers: { blocks: erasing(eraseBlocks) },
  },
}
