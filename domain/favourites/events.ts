import type { FavouriteKind } from './schema.server.ts'

/** Somebody began to keep something, or keeps it no more. Moving between lists is neither. */
export type FavouriteChanged = {
  kind: 'favourite.changed'
  memberId: string
  subject: FavouriteKind
  subjectId: string
  /** 1 came, -1 went. */
  change: 1 | -1
}

declare module '#platform/events/events.ts' {
  interface Events {
    favourites: FavouriteChanged
  }
}
