import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { drawPicture, finishPicture } from './make-versions.ts'
import { sweepPictures } from './sweep-pictures.ts'

export const makePictureJob = defineJob({
  name: 'pictures.make',
  data: z.object({ pictureId: z.uuid() }),
  concurrency: 1,
  async run({ db, files, transaction }: JobServices, { pictureId }) {
    const drawn = await drawPicture({ db, files }, pictureId)
    if (!drawn) return
    const originalKey = await transaction((tx) => finishPicture(tx, pictureId, drawn))
    if (originalKey) await files.remove(originalKey)
  },
})

export const sweepPicturesJob = defineJob({
  name: 'pictures.sweep',
  data: z.object({}),
  cron: '23 4 * * *',
  async run({ files, transaction }: JobServices) {
    for (const key of await transaction(sweepPictures)) await files.remove(key)
  },
})
