/** Where a banner can hang. A page has at most one in each place. */
export const placements = ['strip', 'home-head', 'home-between', 'category', 'dashboard'] as const
export type Placement = (typeof placements)[number]

/** Whom it is for, beside the category and the brand that it may be kept to. */
export const audiences = [
  'everyone',
  'visitors',
  'members',
  'sellers',
  'buyers',
  'with-pro',
  'without-pro',
] as const
export type Audience = (typeof audiences)[number]

/** What an administrator said of it; the rest is told by the clock. */
export const standings = ['draft', 'ready', 'paused', 'ended'] as const
export type Standing = (typeof standings)[number]

export const bannerStates = ['draft', 'scheduled', 'live', 'paused', 'ended'] as const
export type BannerState = (typeof bannerStates)[number]

type Schedule = { startsAt: Date; endsAt: Date | null }

/** A banner comes and goes by its own times: nothing has to happen for it. */
export function stateOf(
  { standing, startsAt, endsAt }: Schedule & { standing: Standing },
  now: Date,
): BannerState {
  if (standing === 'draft' || standing === 'ended') return standing
  if (endsAt && endsAt <= now) return 'ended'
  if (standing === 'paused') return 'paused'
  return startsAt > now ? 'scheduled' : 'live'
}

/** What is asked of a banner before it is shown to somebody. */
export type BannerRules = Schedule & {
  number: number
  standing: Standing
  placement: Placement
  audience: Audience
  /** Beside this category and those below it; everywhere where null. */
  categoryPath: string | null
  /** For people of this brand; of all where null. */
  brand: string | null
  weight: number
  /** How often a person is shown it on a day; as often as they come where null. */
  mostADay: number | null
  isClosable: boolean
}

/** What is known of whoever looks. */
export type BannerPerson = {
  isMember: boolean
  sells: boolean
  buys: boolean
  hasPro: boolean
  brand: string
  /** What they closed. */
  closed: ReadonlySet<number>
  /** How often they were shown something today. */
  timesToday: ReadonlyMap<number, number>
}

/** A place on a page; `categoryPath` is of the category whose page it is. */
export type BannerPlace = { placement: Placement; categoryPath?: string | undefined }

const audienceRules: Record<Audience, (person: BannerPerson) => boolean> = {
  everyone: () => true,
  visitors: ({ isMember }) => !isMember,
  members: ({ isMember }) => isMember,
  sellers: ({ isMember, sells }) => isMember && sells,
  buyers: ({ isMember, buys }) => isMember && buys,
  'with-pro': ({ isMember, hasPro }) => isMember && hasPro,
  'without-pro': ({ isMember, hasPro }) => isMember && !hasPro,
}

const isAtOrBelow = (path: string, top: string) => path === top || path.startsWith(`${top}/`)

function isFor(banner: BannerRules, place: BannerPlace, person: BannerPerson, now: Date): boolean {
  const { placement, audience, categoryPath, brand, mostADay, isClosable, number } = banner
  return (
    placement === place.placement &&
    stateOf(banner, now) === 'live' &&
    audienceRules[audience](person) &&
    (categoryPath === null || isAtOrBelow(place.categoryPath ?? '', categoryPath)) &&
    (brand === null || brand === person.brand) &&
    !(isClosable && person.closed.has(number)) &&
    (mostADay === null || (person.timesToday.get(number) ?? 0) < mostADay)
  )
}

const TURN_MS = 60_000

/**
 * Which banner hangs in a place for somebody at a moment: all the rules there are. Where several might, they take turns, each as many
 * minutes as it weighs; by the clock and not by chance, so that visitors of a minute share one page.
 */
export function chooseBanner<Banner extends BannerRules>(
  banners: readonly Banner[],
  place: BannerPlace,
  person: BannerPerson,
  now: Date,
): Banner | undefined {
  const inTurn = banners
    .filter((banner) => isFor(banner, place, person, now))
    .toSorted((first, second) => first.number - second.number)
  const turns = inTurn.flatMap((banner) => Array.from({ length: banner.weight }, () => banner))
  return turns[Math.floor(now.getTime() / TURN_MS) % turns.length]
}

/** A visitor of whom nothing is known but what their browser remembers. */
export const someVisitor: BannerPerson = {
  isMember: false,
  sells: false,
  buys: false,
  hasPro: false,
  brand: 'default',
  closed: new Set(),
  timesToday: new Map(),
}

export const WEIGHT_MOST = 10
export const TIMES_MOST = 50
/** More would only be looked through for every page. */
export const UNENDED_MOST = 60

export const bannerLimits = {
  title: { min: 3, max: 60 },
  text: { max: 160 },
  link: { min: 1, max: 500 },
  linkLabel: { min: 2, max: 24 },
  alt: { max: 200 },
} as const

/** A strip is one line across the page: it has no room for a picture. */
export const hasPicture = (placement: Placement): boolean => placement !== 'strip'
