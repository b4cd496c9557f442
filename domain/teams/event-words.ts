type Told = { by: string; about: string; words: string }

/** What happened, in a line of the team's timeline. */
const WORDS = {
  started: ({ by }: Told) => `${by} started the team`,
  described: ({ by }: Told) => `${by} wrote what they do`,
  edited: ({ by }: Told) => `${by} changed the page`,
  renamed: ({ by, words }: Told) => `${by} changed the name from ${words}`,
  invited: ({ by, about, words }: Told) => `${by} invited ${about || words}`,
  'invitation-renewed': ({ by, about, words }: Told) => `${by} sent ${about || words} the invitation again`,
  'invitation-taken-back': ({ by, about, words }: Told) =>
    `${by} took back the invitation of ${about || words}`,
  joined: ({ about, words }: Told) => `${about} joined, ${words}`,
  declined: ({ by }: Told) => `${by} declined the invitation`,
  'shares-proposed': ({ by, words }: Told) => `${by} proposed new shares, ${words}`,
  'shares-agreed': ({ by, words }: Told) => `${by} agreed to the shares, ${words}`,
  'shares-in-force': ({ words }: Told) => `New shares are in force, ${words}`,
  'shares-refused': ({ by, words }: Told) => `${by} refused the shares, ${words}`,
  'shares-withdrawn': ({ words }: Told) => `The proposed shares were withdrawn, ${words}`,
  'role-changed': ({ by, about, words }: Told) => `${by} made ${about} a ${words}`,
  left: ({ about }: Told) => `${about} left`,
  removed: ({ by, about }: Told) => `${by} removed ${about}`,
  offered: ({ by, about }: Told) => `${by} offered the team to ${about}`,
  'offer-withdrawn': ({ by }: Told) => `${by} took back the offer of the team`,
  'offer-declined': ({ by }: Told) => `${by} does not want to own the team`,
  'handed-over': ({ about }: Told) => `${about} owns the team now`,
  dissolved: ({ by }: Told) => `${by} dissolved the team`,
  suspended: ({ words }: Told) => `An administrator suspended the team: ${words}`,
  lifted: () => 'The suspension ended',
} as const satisfies Record<string, (told: Told) => string>

export type TeamEventKind = keyof typeof WORDS
export const teamEventKinds = Object.keys(WORDS) as TeamEventKind[]

export function teamEventWords(kind: string, told: Told): string {
  return Object.hasOwn(WORDS, kind) ? WORDS[kind as TeamEventKind](told) : kind
}
