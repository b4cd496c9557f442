import type { BannerInput } from '#domain/banners/input.ts'
import type { CoverSubject } from '../covers/draw-cover.ts'

/** A banner of the demo: when it begins and ends, in days from the day the demo is made. */
export type PlannedBanner = Pick<
  BannerInput,
  'placement' | 'title' | 'text' | 'link' | 'linkLabel' | 'audience' | 'isClosable'
> & {
  begins: number
  ends: number | null
  mostADay?: number
  pictures?: { light: CoverSubject; dark: CoverSubject; alt: string }
  /** How many see it on a usual day, and of a hundred of them how many press and close it. */
  seenADay: number
  pressed: number
  closed: number
}

/** One in each place, one that waits for its day and one that is over. */
export const plannedBanners: readonly PlannedBanner[] = [
  {
    placement: 'strip',
    title: 'The winter fair opens on Harbour Street.',
    text: 'Forty makers, made to order, posted by the 10th of December.',
    link: '/categories',
    linkLabel: 'Look around',
    audience: 'everyone',
    isClosable: true,
    begins: -6,
    ends: 20,
    seenADay: 1_480,
    pressed: 1.1,
    closed: 4.8,
  },
  {
    placement: 'home-head',
    title: 'Say what you need, get three answers',
    text: 'Post a project for nothing. Sellers answer with a price, days and their own words.',
    link: '/projects',
    linkLabel: 'See open projects',
    audience: 'everyone',
    isClosable: true,
    begins: -12,
    ends: 24,
    pictures: {
      light: { seed: 'banner of briefs', family: 'contract', name: 'Three answers', line: 'to one brief' },
      dark: {
        seed: 'banner of briefs at night',
        family: 'contract',
        name: 'Three answers',
        line: 'to one brief',
      },
      alt: 'A sheet with a brief and three answers pinned to it',
    },
    seenADay: 640,
    pressed: 4,
    closed: 1.2,
  },
  {
    placement: 'home-between',
    title: 'The ledger is checked every night',
    text: 'Every cent is a line in one book, and its sums are open to read.',
    link: '/docs/terms',
    linkLabel: 'Read how',
    audience: 'everyone',
    isClosable: false,
    begins: -15,
    ends: null,
    seenADay: 410,
    pressed: 0.6,
    closed: 0,
  },
  {
    placement: 'category',
    title: 'Not sure whom to ask?',
    text: 'Put up to four services side by side: prices, days and what each package includes.',
    link: '/compare',
    linkLabel: 'Compare services',
    audience: 'everyone',
    isClosable: true,
    begins: -11,
    ends: 30,
    mostADay: 6,
    seenADay: 390,
    pressed: 3.2,
    closed: 1.1,
  },
  {
    placement: 'dashboard',
    title: 'New: ask for more time in one press',
    text: 'In the room of a deal, before the deadline. The other side answers within two days.',
    link: '/support',
    linkLabel: 'Read how it works',
    audience: 'members',
    isClosable: true,
    begins: -10,
    ends: 18,
    seenADay: 190,
    pressed: 9,
    closed: 12,
  },
  {
    placement: 'home-head',
    title: 'Gifts that need no parcel',
    text: 'A portrait, a song, a page of one’s own: sent by e-mail, on the day itself.',
    link: '/categories',
    linkLabel: 'Find a gift',
    audience: 'everyone',
    isClosable: true,
    begins: 9,
    ends: 30,
    seenADay: 0,
    pressed: 0,
    closed: 0,
  },
  {
    placement: 'home-between',
    title: 'Seven percent with PRO',
    text: 'Sellers keep more of every deal, and are paid out sooner.',
    link: '/pricing',
    linkLabel: 'Do the sum',
    audience: 'everyone',
    isClosable: true,
    begins: -29,
    ends: -16,
    seenADay: 760,
    pressed: 0.8,
    closed: 6,
  },
]
