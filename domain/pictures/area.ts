import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { listOwnPictures } from './forget-pictures.ts'
import { pictureFile } from './picture-view.ts'
import { makePictureJob, sweepPicturesJob } from './jobs.ts'
import { permissions } from './permissions.ts'

export const pictures: Area = {
  permissions,
  reactions: {
    'picture.added': ({ pictureId }) => [enqueue({ job: 'pictures.make', data: { pictureId } })],
    'picture.made': ({ pictureId }) => [{ dropPages: [`picture:${pictureId}`] }],
  },
  jobs: ({ findShownPictures }) => jobsOf(makePictureJob, sweepPicturesJob(findShownPictures)),
  personalData: {
    exportParts: {
      async *pictures({ db, person }) {
        for (const { id, widest } of await listOwnPictures(db, person.id))
          yield { name: `pictures/${id}.webp`, fileKey: pictureFile(id, widest, 'webp') }
      },
    },
  },
}
