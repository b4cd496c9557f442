import { type Area, erasing } from '#domain/area.ts'
import { exportCompany, eraseCompany } from './own-data.ts'
import { permissions } from './permissions.ts'

export const companies: Area = {
  permissions,
  personalData: {
    exportParts: {
      async *'invoice details'({ db, person }) {
        yield { name: 'invoice-details.json', json: await exportCompany(db, person.id) }
      },
    },
    erasers: { 'invoice details': erasing(eraseCompany) },
  },
}
