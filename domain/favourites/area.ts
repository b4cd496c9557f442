import { type Area, erasing } from '#domain/area.ts'
import { exportFavourites, eraseFavourites } from './own-data.ts'
import { permissions } from './permissions.ts'

export const favourites: Area = {
  permissions,
  personalData: {
    exportParts: {
      async *favourites({ db, person }) {
        yield { name: 'favourites.json', json: await exportFavourites(db, person.id) }
      },
    },
    erasers: { favourites: erasing(eraseFavourites) },
  },
}
