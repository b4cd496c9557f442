import { and, eq, ne } from 'drizzle-orm'
import { letter, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { IdeaResponded } from './events.ts'
import { ideaPath } from './idea-rules.ts'
import { idea, ideaFollow } from './schema.server.ts'

export const ideaThing = (number: number) => `idea:${number}`

/** Everyone who follows it now, but whoever said it. */
async function findFollowers({ ideaId, byId }: IdeaResponded, tx: Transaction) {
  const [found] = await tx.db.select().from(idea).where(eq(idea.id, ideaId))
  // Off the board meanwhile, there is nothing to lead to.
  if (!found || found.hiddenAt || found.withdrawnAt || found.mergedIntoId) return []
  const rows = await tx.db
    .select({ memberId: ideaFollow.memberId })
    .from(ideaFollow)
    .where(and(eq(ideaFollow.ideaId, ideaId), ne(ideaFollow.memberId, byId)))
  const { number, title, answer } = found
  return rows.map(({ memberId }) => ({ memberId, number, title, answer: answer ?? '' }))
}

const lineOf = ({ state, words, isAnswered }: IdeaResponded) =>
  [
    state ? `Now ${state.toLowerCase()}${words ? `: ${words}` : ''}` : '',
    isAnswered ? (state ? 'with an answer' : 'It has an answer') : '',
  ]
    .filter((part) => part !== '')
    .join(', ')

export const ideaLetters: Letters = {
  'idea.responded': [
    letter({
      kind: 'idea',
      later: true,
      who: findFollowers,
      words: (event, { siteOrigin }, { number, title, answer }) => ({
        subject: `${event.state ? `${event.state}: ` : 'Answered: '}${title}`,
        paragraphs: [
          `You follow the idea “${title}”.`,
          `${lineOf(event)}.`.replace(/\.\.$/, '.'),
          ...(event.isAnswered ? [answer] : []),
        ],
        action: { label: 'Open the idea', url: siteOrigin + ideaPath(number) },
        inProduct: { thing: ideaThing(number), title, line: lineOf(event), link: ideaPath(number) },
      }),
    }),
  ],
  'idea.hidden': [
    letter({
      kind: 'moderation',
      who: ({ authorId }) => (authorId ? [{ memberId: authorId }] : []),
      words: ({ number, title, reason }, { siteOrigin }) => ({
        subject: `Your idea is out of sight: ${title}`,
        paragraphs: [
          `A person of our staff took “${title}” off the board.`,
          `The reason: ${reason}`,
          'If you think this is wrong, write to us: somebody else looks at it.',
        ],
        action: { label: 'Write to us', url: `${siteOrigin}/support/new` },
        inProduct: {
          thing: ideaThing(number),
          title,
          line: `Out of sight: ${reason}`,
          link: ideaPath(number),
        },
      }),
    }),
  ],
  'idea.merged': [
    letter({
      kind: 'idea',
      who: ({ authorId }) => (authorId ? [{ memberId: authorId }] : []),
      words: ({ title, intoNumber, intoTitle }, { siteOrigin }) => ({
        subject: `Joined with another idea: ${title}`,
        paragraphs: [
          `Your idea “${title}” asks for the same as “${intoTitle}”, so the two are one now.`,
          'Its votes came along, each member once, and so did the comments. You follow the other from now on.',
        ],
        action: { label: 'Open the idea', url: siteOrigin + ideaPath(intoNumber) },
        inProduct: {
          thing: ideaThing(intoNumber),
          title: intoTitle,
          line: `“${title}” was joined with it`,
          link: ideaPath(intoNumber),
        },
      }),
    }),
  ],
}
