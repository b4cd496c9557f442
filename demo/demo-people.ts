import type { ProfileInput } from '#domain/accounts/index.ts'
import type { StaffRole } from '#domain/actor.ts'
import type { PortraitLook } from './portraits/portrait.ts'

export type DemoPerson = {
  email: string
  username: string
  daysAgo: number
  timeZone: string
  /** What of the marketplace they look after. */
  role?: StaffRole
  profile: ProfileInput
  portrait: PortraitLook
}

/** Invented, every one of them. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'admin@guildhall.test',
    username: 'nadia-orlova',
    daysAgo: 209,
    timeZone: 'Europe/Amsterdam',
    role: 'admin',
    profile: {
      displayName: 'Nadia Orlova',
      headline: 'Looks after the hall',
      about:
        'I keep this hall in order: I read what is reported, decide disputes and answer tickets.\n\nBefore that I ran the front desk of a printing house for nine years, so I know what a missed deadline costs on both sides of the counter.',
      country: 'NL',
      city: 'Rotterdam',
      languages: [
        { code: 'en', level: 'fluent' },
        { code: 'nl', level: 'fluent' },
        { code: 'ru', level: 'native' },
      ],
      skills: ['Moderation', 'Dispute resolution', 'Print production'],
      rate: null,
      availability: '',
    },
    portrait: {
      wall: '#D5E1E8',
      light: '#E8F0F4',
      skin: '#F0CBB0',
      hair: '#7A3B22',
      cut: 'bun',
      clothes: '#23303A',
      collar: 'roll',
      width: 1,
      brows: 'arched',
      mouth: 'calm',
      earrings: '#B8892F',
      freckles: true,
    },
  },
  {
    email: 'seller@guildhall.test',
    username: 'tomas-rivera',
    daysAgo: 200,
    timeZone: 'Europe/Madrid',
    profile: {
      displayName: 'Tomás Rivera',
      headline: 'Sound for podcasts, radio and museums',
      about:
        'I cut, mix and master spoken word. Most of my week is podcasts; the rest is audio guides and radio documentaries.\n\n## How I work\n\n- You send the raw recording and say what must stay.\n- I send a first cut within three days, with notes on every change.\n- Two rounds of changes are always part of the price.\n\nI work in a treated room in Valencia on monitors that tell the truth.',
      country: 'ES',
      city: 'Valencia',
      languages: [
        { code: 'es', level: 'native' },
        { code: 'en', level: 'fluent' },
        { code: 'ca', level: 'conversational' },
      ],
      skills: ['Podcast editing', 'Mixing', 'Mastering', 'Noise removal', 'Audio guides', 'Sound design'],
      rate: 4_500,
      availability: 'open',
    },
    portrait: {
      wall: '#F0DDBB',
      light: '#FAEED6',
      skin: '#C98F66',
      hair: '#1E1815',
      cut: 'short',
      clothes: '#2A4C5E',
      collar: 'shirt',
      width: 1.04,
      brows: 'strong',
      mouth: 'smile',
      beard: true,
    },
  },
  {
    email: 'buyer@guildhall.test',
    username: 'ilse-brandt',
    daysAgo: 164,
    timeZone: 'Europe/Berlin',
    profile: {
      displayName: 'Ilse Brandt',
      headline: 'Runs a small museum of harbour life',
      about:
        'I run the Museum of Harbour Life in Bremerhaven with four colleagues and a very old crane.\n\nI come here for audio guides, translations and posters. I write short briefs and answer questions on the same day.',
      country: 'DE',
      city: 'Bremerhaven',
      languages: [
        { code: 'de', level: 'native' },
        { code: 'en', level: 'fluent' },
      ],
      skills: ['Exhibitions', 'Editing', 'Project management'],
      rate: null,
      availability: '',
    },
    portrait: {
      wall: '#E6D8E0',
      light: '#F3EAF0',
      skin: '#F1CDB2',
      hair: '#B98A46',
      cut: 'long',
      clothes: '#6D2E46',
      collar: 'round',
      width: 0.97,
      brows: 'soft',
      mouth: 'smile',
      glasses: 'round',
    },
  },
]
