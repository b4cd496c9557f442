import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { checkFiguresJob, countMarketplaceJob, foldFiguresJob } from './jobs.ts'
import { eraseFigures, exportFigures } from './member-figures/own-figures.ts'

export const analytics: Area = {
  jobs: () => jobsOf(countMarketplaceJob, foldFiguresJob, checkFiguresJob),
  personalData: {
    exportParts: {
      async *figures({ db, person }) {
        yield { name: 'figures.json', json: await exportFigures(db, person.id) }
      },
    },
    erasers: { figures: erasing(eraseFigures) },
  },
}
