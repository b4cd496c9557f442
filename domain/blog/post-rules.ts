export const postStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type PostState = (typeof postStates)[number]

/** How words came to be kept: by their writer, by the page while they wrote, or beside those of somebody who was faster. */
export const versionKinds = ['saved', 'auto', 'aside'] as const
export type VersionKind = (typeof versionKinds)[number]

export const postLimits = {
  title: { min: 5, max: 120 },
  slug: { min: 3, max: 70 },
  summary: { min: 20, max: 200 },
  body: { min: 100, max: 60_000 },
  seoTitle: { min: 0, max: 60 },
  seoDescription: { min: 0, max: 160 },
  tags: { min: 0, max: 150 },
  coverAlt: { min: 0, max: 200 },
}

export const TAGS_MOST = 5
export const TAG_MOST = 24
/** Of one post; more than anyone looks at. */
export const PICTURES_MOST = 40

/** How long a link to a preview opens it. */
export const PREVIEW_DAYS = 7
/** What is typed within so long by the same person joins the version that was kept a moment ago. */
export const SAME_SITTING_MS = 10 * 60_000
/** Versions that the page kept by itself; older ones go, what somebody saved stays. */
export const AUTO_VERSIONS_MOST = 30
/** Whoever had the page open so lately is at it. */
export const PRESENT_MS = 75_000
/** Posts are planned, not foretold. */
export const AHEAD_DAYS_MOST = 366

/** Addresses below /blog that are no posts. */
export const takenSlugs: readonly string[] = ['rss', 'preview', 'tag', 'search', 'new']

const PICTURE = /!\[([^\]]*)\]\(\s*([^\s)]+)/g
const OWN_PICTURE = /^\/pictures\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The id of a picture of ours that a text names, else nothing. */
export const ownPictureId = (address: string): string | undefined => OWN_PICTURE.exec(address)?.[1]

export const pictureAddress = (id: string): string => `/pictures/${id}`

/** The pictures that a text names, with their words, in order. Code is not told apart: what stands in it is no picture of ours. */
export function picturesIn(body: string): { alt: string; address: string; id: string | undefined }[] {
  return [...body.matchAll(PICTURE)].map(([, alt = '', address = '']) => ({
    alt: alt.trim(),
    address,
    id: ownPictureId(address),
  }))
}

const WORDS_A_MINUTE = 200

export const countWords = (body: string): number =>
  body.match(/[\p{L}\p{N}]+(?:[’'.-][\p{L}\p{N}]+)*/gu)?.length ?? 0

/** How long somebody reads, in whole minutes. */
export const minutesOf = (words: number): number => Math.max(1, Math.round(words / WORDS_A_MINUTE))
