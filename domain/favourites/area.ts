import { type Area, erasing } from '#domain/area.ts'
import { exportFavourites, eraseFavourites } from './own-data.ts'

export const favourites: Area = {
  personalData: {
    exportParts: {
      async *favourites({ db, person }) {
        yield { name: 'favourites.json', json: await exportFavourites(db, person.id) }
      },
    },
    erasers: { favourites: erasing(eraseFavourites) },
  },
}
