import type { TeamEventKind } from './event-words.ts'

export type LetterFacts = {
  team: string
  slug: string
  by: string
  /** Whom it is about; `you` for the reader. */
  about: string
  isAboutReader: boolean
  words: string
  /** The reader's own part of new shares. */
  part: { from: string; to: string; isAsked: boolean } | undefined
}

type Said = { subject: string; paragraphs: string[]; label: string; path: string }
type Say = (facts: LetterFacts) => Said

const said = (slug: string, subject: string, ...paragraphs: string[]): Said => ({
  subject,
  paragraphs,
  label: 'Open the team',
  path: `/team?of=${slug}`,
})

/** What the people of a team are told, by what happened; the rest stands in its timeline alone. */
export const letterWords: Partial<Record<TeamEventKind, Say>> = {
  renamed: ({ slug, team, by, words }) =>
    said(slug, `${words} is called ${team} now`, `${by} changed the name.`),
  joined: ({ slug, team, by, words }) =>
    said(slug, `${by} joined ${team}`, `They came ${words}. Who gets what stands on the team’s page.`),
  declined: ({ slug, team, by }) =>
    said(slug, `${by} declined the invitation to ${team}`, 'You can invite somebody else.'),
  'invitation-taken-back': ({ team, by }) => ({
    subject: `${by} took back your invitation to ${team}`,
    paragraphs: ['Nothing was agreed, and nothing is owed.'],
    label: 'See other teams',
    path: '/teams',
  }),
  'shares-proposed': ({ slug, team, by, part }) =>
    said(
      slug,
      part?.isAsked
        ? `${by} asks you to agree to new shares in ${team}`
        : `New shares are proposed in ${team}`,
      `Your share: ${part?.from ?? 'none'} now, ${part?.to ?? 'none'} then.`,
      part?.isAsked
        ? 'Yours would fall, so nothing changes without your word. Until you answer the old shares hold.'
        : 'Whoever’s share falls has to agree. Until then the old shares hold.',
    ),
  'shares-in-force': ({ slug, team, words }) =>
    said(
      slug,
      `New shares are in force in ${team}`,
      `They are ${words}, and hold for deals accepted from now on. Open deals keep those of their day.`,
    ),
  'shares-refused': ({ slug, team, by }) =>
    said(slug, `${by} refused the new shares in ${team}`, 'The shares stay as they are.'),
  'shares-withdrawn': ({ slug, team }) =>
    said(slug, `The proposed shares in ${team} were withdrawn`, 'The shares stay as they are.'),
  'role-changed': ({ slug, team, by, about, words }) =>
    said(
      slug,
      `${capital(about)} ${about === 'you' ? 'are' : 'is'} a ${words} in ${team} now`,
      `${by} changed the role.`,
    ),
  left: ({ slug, team, about }) =>
    said(
      slug,
      `${about} left ${team}`,
      'Their share is the owner’s until there is a new division. Open deals keep theirs.',
    ),
  removed: ({ slug, team, by, about, isAboutReader }) =>
    isAboutReader
      ? {
          subject: `You are not in ${team} any more`,
          paragraphs: [
            `${by} removed you. What you earned stays yours, and open deals are paid by the shares of their day.`,
          ],
          label: 'See your balance',
          path: '/my/balance',
        }
      : said(
          slug,
          `${by} removed ${about} from ${team}`,
          'Their share is the owner’s until there is a new division.',
        ),
  offered: ({ slug, team, by, about, isAboutReader }) =>
    isAboutReader
      ? said(slug, `${by} offers you the team ${team}`, 'It is yours when you accept. You can say no.')
      : said(slug, `${team} is offered to ${about}`, 'It changes hands when they accept.'),
  'offer-withdrawn': ({ slug, team, by }) =>
    said(slug, `${by} took back the offer of ${team}`, 'The owner stays the same.'),
  'offer-declined': ({ slug, team, by }) =>
    said(
      slug,
      `${by} does not want to own ${team}`,
      'You stay the owner. You can offer it to somebody else.',
    ),
  'handed-over': ({ slug, team, by }) => said(slug, `${by} owns ${team} now`, 'The shares stay as they are.'),
  dissolved: ({ team, by, slug }) => ({
    subject: `${team} is dissolved`,
    paragraphs: [`${by} dissolved it. What everyone earned stays theirs.`],
    label: 'See its page',
    path: `/t/${slug}`,
  }),
  suspended: ({ slug, team, words }) =>
    said(
      slug,
      `${team} is suspended`,
      `The reason: ${words}`,
      'Its page and services are out of sight, and nobody can join. Deals that are open go on, and their money is paid as agreed.',
    ),
  lifted: ({ slug, team }) => said(slug, `${team} is no longer suspended`, 'Everything is as before.'),
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
