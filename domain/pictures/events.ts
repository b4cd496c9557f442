/** A picture was sent: its versions are made by a job. */
export type PictureAdded = { kind: 'picture.added'; pictureId: string }

/** It can be shown now, or never will be. */
export type PictureMade = { kind: 'picture.made'; pictureId: string }

declare module '#platform/events/events.ts' {
  interface Events {
    pictures: PictureAdded | PictureMade
  }
}
