import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { drawPicture, finishPicture } from './make-versions.ts'
import { sweepPictures, type FindShownPictures } from './sweep-pictures.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'pictures.make': { pictureId: string }
    'pictures.sweep': NoData
  }
}

export const makePictureJob = defineJob({
  name: 'pictures.make',
  data: z.object({ pictureId: z.uuid() }),
  concurrency: 1,
  async run({ db, files, transaction }: JobServices, { pictureId }) {
    const drawn = await drawPicture({ db, files }, pictureId)
    if (!drawn) return
    await transaction((tx) => finishPicture(tx, pictureId, drawn))
  },
})

export const sweepPicturesJob = (findShown: FindShownPictures) =>
  defineJob({
    name: 'pictures.sweep',
    data: z.object({}),
    cron: '23 4 * * *',
    async run({ transaction }: JobServices) {
      while ((await transaction((tx) => sweepPictures(tx, findShown))).hasMore);
    },
  })
