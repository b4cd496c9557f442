import { chanceOf } from '../covers/chance.ts'

/** What people are about, and the kinds of work that go with it. */
const callings = {
  museum: [
    'audio-guides',
    'posters-and-print',
    'illustrated-maps',
    'everyday-translation',
    'editorial-illustration',
  ],
  broadcaster: ['podcasts', 'original-music', 'subtitling', 'landing-pages', 'voice-over'],
  author: ['books-for-children', 'editing-and-proofreading', 'literary-translation', 'type-and-lettering'],
  shop: ['online-shops', 'product-photography', 'packaging', 'search-optimisation', 'newsletters'],
  newcomer: ['logo-and-identity', 'copy-for-websites', 'landing-pages', 'plans-and-grants', 'social-media'],
  film: ['video-editing', 'colour-and-titles', 'animation', 'scripts-and-speeches', 'mixing-and-mastering'],
  software: [
    'mobile-apps',
    'backend-and-apis',
    'ux-and-prototypes',
    'icons-and-systems',
    'technical-writing',
  ],
  office: ['charts-and-dashboards', 'data-cleaning', 'presentations', 'bookkeeping', 'surveys'],
  builder: ['architecture', 'floor-plans', 'product-rendering', 'models-for-printing', 'retouching'],
} as const
type Calling = keyof typeof callings

/** Those whom the sign-in page offers look at what such people would. */
const known: Readonly<Record<string, Calling>> = { 'ilse-brandt': 'museum', 'tomas-rivera': 'broadcaster' }

export const guests = Object.keys(known)

/** The kinds of work that somebody likes to see. */
export function slugsLikedBy(username: string): readonly string[] {
  const names = Object.keys(callings) as Calling[]
  return callings[known[username] ?? chanceOf(`what ${username} is about`).pick(names)]
}
