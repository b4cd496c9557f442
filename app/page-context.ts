import { createContext } from 'react-router'
import type { Viewer } from '#domain/accounts/index.ts'
import type { WrittenIn } from '#domain/search/index.ts'
import type { Theme } from '#app/theme.ts'
import type { SiteViewer } from '#app/site.ts'
import type { Head } from '#app/shared/frame/head.server.ts'
import type { FavouriteSubject } from '#domain/favourites/index.ts'
import type { Hand } from '#app/shared/banners/hand.server.ts'

/** What one request carries from the server through loaders to the rendered page. */
export type PageContext = {
  nonce: string
  theme: Theme
  /** How many lines a visitor's cart has; visitors who share a page have the same. */
  cartCount: number
  /** The language that the browser prefers, of those that search tells apart. */
  reader: WrittenIn
  /** The banners that hang on the page; visitors who share it have the same. */
  banners: Hand
  /** An administrator looks at a banner in its place: the page is shown in a frame of ours, and does nothing. */
  isPreview?: boolean | undefined
  /** The address of the person who asks. */
  address: string
  requestId: string
  /** What the browser says it is, in words: 'Chrome on Windows'. */
  device: string
  /** Who is signed in, if anyone. */
  viewer: Viewer | undefined
  /** What the head counts for them; nothing where a form may have changed it since it was read. */
  head?: Head | undefined
  /** The page is made for members to share: who is signed in stands for each of them. */
  standIn?: SiteViewer | undefined
  /** Set by a page that members may share, with whose and what it shows: who has to do with that gets a page of their own. */
  sharing?: Sharing | undefined
  /** Tags of the data that the page shows, gathered by its loaders; a page with none is never kept. */
  tags: Set<string>
  keep: boolean
  /** Where no tag can tell that a page is out of date (a search that something new would join), it is kept only so long. */
  keepMostMs?: number | undefined
  /** The rendered page, so that it need not be read out of the answer again. */
  html?: Buffer | undefined
  /** What its loaders and actions are doing. The router waits no longer when whoever asked hangs up, and they go on. */
  underWay: Set<Promise<unknown>>
  /** Set when something unexpected was thrown: the answer becomes the generic error screen with this digest. */
  digest?: string | undefined
  /** Set when the database was away: whatever was made without it is not the answer. */
  isAway?: boolean | undefined
}

/** What of a page that members share could be otherwise for one of them. */
export type Sharing = {
  /** Of whom something stands on it. */
  owners: Set<string>
  /** What has a heart. */
  hearts: Map<FavouriteSubject['kind'], Set<string>>
  /** It counts things of people who are not on it. */
  countsOthers: boolean
  /** It offers what one could have sent away. */
  offers: boolean
}

export const pageContext = createContext<PageContext>()
