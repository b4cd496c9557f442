import { letter, type LetterContext, type Letters, toMember } from '#domain/letter.ts'
import { signedPath } from './export-link.ts'

const accountData = (label: string, { siteOrigin }: LetterContext) => ({
  label,
  url: `${siteOrigin}/my/account#data`,
})

/** Letters about one's own data can't be turned off: they are about the account itself. */
/** What notifications know the end of an account by. */
export const DELETION_THING = 'deletion'
const aboutDeletion = { thing: DELETION_THING }

export const privacyLetters: Letters = {
  'privacy.export-ready': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ exportId, signature }, { siteOrigin, moment }) => ({
        subject: 'Your data is ready',
        paragraphs: [
          `The file you asked for is there until ${moment(signature.until)}. It holds personal data: keep it where only you can read it.`,
          'You need to be signed in to fetch it. If you did not ask for it, change your password.',
        ],
        action: {
          label: 'Download my data',
          url: siteOrigin + signedPath(exportId, signature.until, signature.reveal()),
        },
        secret: signature,
        inProduct: { link: '/my/account#data' },
      }),
    }),
  ],
  'privacy.deletion-asked': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ dueAt }, context) => ({
        subject: `Your account will be deleted on ${context.day(dueAt)}`,
        paragraphs: [
          'You asked us to delete your account. Until that day you can sign in, look, finish what is open and take your data along.',
          'If you changed your mind, or if it was not you who asked, sign in and cancel. Nothing is lost until then.',
        ],
        action: accountData('Cancel the deletion', context),
        inProduct: aboutDeletion,
      }),
    }),
  ],
  'privacy.deletion-near': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ dueAt, toFinish }, context) => ({
        subject: `Reminder: your account will be deleted on ${context.day(dueAt)}`,
        paragraphs: [
          'After that day nobody can bring it back. If you want your data, download it before then.',
          ...(toFinish.length === 0
            ? []
            : [`Before that, this must be finished:\n${toFinish.map((words) => `– ${words}`).join('\n')}`]),
          'If you changed your mind, sign in and cancel.',
        ],
        action: accountData('Cancel the deletion', context),
        inProduct: aboutDeletion,
      }),
    }),
  ],
  'privacy.deletion-cancelled': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ reason }, context) => ({
        subject: 'Your account stays',
        paragraphs: reason
          ? ['An administrator cancelled the deletion of your account. The reason given:', reason]
          : ['The deletion of your account was cancelled. Everything is as it was.'],
        action: accountData('Look at my account', context),
        inProduct: aboutDeletion,
      }),
    }),
  ],
}
