import { and, eq, isNotNull } from 'drizzle-orm'
import { DEFAULT_BRAND } from '#domain/accounts/index.ts'
import { letter, type LetterContext, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { toOwnerWords, toReporterWords, untouchedBy } from './decision-words.ts'
import type { ReportDecided } from './events.ts'
import { ruleWords } from './report-rules.ts'
import { report } from './schema.server.ts'

export const caseThing = (number: number) => `report:${number}`
const casePath = (number: number) => `/my/support/cases/${number}`

const seeCase = (number: number, { siteOrigin }: LetterContext) => ({
  label: 'See the case',
  url: siteOrigin + casePath(number),
})

async function findReporters(tx: Transaction, number: number) {
  const rows = await tx.db
    .select({ reporterId: report.reporterId, email: report.email })
    .from(report)
    .where(and(eq(report.caseNumber, number), isNotNull(report.provedAt)))
  return rows
}

const findVisitors = async (tx: Transaction, number: number) =>
  (await findReporters(tx, number)).flatMap(({ email }) => (email ? [{ email, brand: DEFAULT_BRAND }] : []))

const told = ({ thing: kind, title, decision }: ReportDecided) => ({ kind, title, decision })

/** What whoever reported something reads of it. */
const outcomeParagraphs = (event: ReportDecided, { moment }: LetterContext): string[] => [
  toReporterWords(told(event)),
  `The reason: ${event.words}`,
  ...(event.appealBy
    ? [`They may appeal until ${moment(event.appealBy)}. If that changes anything, you are told.`]
    : []),
]

const restoredWords = (isWarned: boolean) =>
  isWarned
    ? 'A decision of ours was too hard. It is undone, and a warning stays in its place.'
    : 'A decision of ours was wrong, and everything is as it was before.'

export const reportLetters: Letters = {
  'report.proof-asked': [
    letter({
      kind: 'report-proof',
      who: ({ email }) => [{ email, brand: DEFAULT_BRAND }],
      words: ({ token }, { siteOrigin }) => ({
        subject: 'Did you report something?',
        paragraphs: [
          'Somebody gave this address with a report. If it was you, press the button: a person reads it then, and you are told here what was decided.',
          'If it was not you, do nothing. The report is forgotten after seven days, and no more e-mails follow.',
        ],
        action: { label: 'Confirm my report', url: `${siteOrigin}/report/confirm/${token.reveal()}` },
        secret: token,
      }),
    }),
  ],
  'report.decided': [
    letter({
      kind: 'moderation',
      // Nothing was found, or the ban has an e-mail of its own that says all of this.
      who: ({ ownerId, decision }) =>
        ownerId && decision !== 'nothing' && decision !== 'ban' ? [{ memberId: ownerId }] : [],
      words: (event, context) => ({
        subject: toOwnerWords(told(event)).replace(/\.$/, ''),
        paragraphs: [
          'It had been reported, and a person of our staff looked at it.',
          `The reason: ${event.words}`,
          `The rule: ${ruleWords[event.rule]}.`,
          ...(event.changeBy
            ? [`Change it until ${context.moment(event.changeBy)}. Then we look again.`]
            : []),
          untouchedBy(event.decision),
          ...(event.appealBy
            ? [
                `If you think this is wrong, you may appeal once, until ${context.moment(event.appealBy)}. Somebody else decides about it.`,
              ]
            : []),
        ],
        action: seeCase(event.number, context),
        inProduct: {
          thing: caseThing(event.number),
          title: event.title,
          line: toOwnerWords(told(event)),
          link: casePath(event.number),
        },
      }),
    }),
    letter({
      kind: 'moderation',
      who: async ({ number }, tx) =>
        (await findReporters(tx, number)).flatMap(({ reporterId }) =>
          reporterId ? [{ memberId: reporterId }] : [],
        ),
      words: (event, context) => ({
        subject: `Your report is decided: ${event.title}`,
        paragraphs: outcomeParagraphs(event, context),
        action: seeCase(event.number, context),
        inProduct: {
          thing: caseThing(event.number),
          title: event.title,
          line: toReporterWords(told(event)),
          link: casePath(event.number),
        },
      }),
    }),
    letter({
      kind: 'report-outcome',
      who: ({ number }, tx) => findVisitors(tx, number),
      words: (event, context) => ({
        subject: `Your report ${event.number} is decided`,
        paragraphs: outcomeParagraphs(event, context),
      }),
    }),
  ],
  'report.restored': [
    letter({
      kind: 'moderation',
      async who({ number, ownerId }, tx) {
        const reporters = (await findReporters(tx, number)).flatMap(({ reporterId }) => reporterId ?? [])
        return [ownerId, ...reporters].filter((id) => id !== null).map((memberId) => ({ memberId }))
      },
      words: ({ number, title, words, isWarned }, context) => ({
        subject: `Looked at again: ${title}`,
        paragraphs: [restoredWords(isWarned), words],
        action: seeCase(number, context),
        inProduct: {
          thing: caseThing(number),
          title,
          line: isWarned ? 'A warning stays in place of the decision' : 'The decision was undone',
          link: casePath(number),
        },
      }),
    }),
    letter({
      // Whoever has no account was promised the same: they hear of it where they heard of the decision.
      kind: 'report-outcome',
      who: ({ number }, tx) => findVisitors(tx, number),
      words: ({ number, words, isWarned }) => ({
        subject: `Your report ${number} was looked at again`,
        paragraphs: [restoredWords(isWarned), words],
      }),
    }),
  ],
}
