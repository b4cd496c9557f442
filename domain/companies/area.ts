import { type Area, erasing } from '#domain/area.ts'
import { exportCompany, eraseCompany } from './own-data.ts'

export const companies: Area = {
  personalData: {
    exportParts: {
      async *'invoice details'({ db, person }) {
        yield { name: 'invoice-details.json', json: await exportCompany(db, person.id) }
      },
    },
    erasers: { 'invoice details': erasing(eraseCompany) },
  },
}
