import { letter, type LetterContext, type Letters, toMember } from '#domain/letter.ts'
import { screensOf, underBrand } from './brands.ts'

const NOT_YOU = 'If that was not you, do nothing: without this e-mail nobody can go on.'

/** The link remembers where the person was going, so that they get there from another device too. */
function addressOf(path: string, next: string | undefined, { siteOrigin, brand }: LetterContext): string {
  const address = siteOrigin + underBrand(path, brand)
  return next === undefined ? address : `${address}&next=${encodeURIComponent(next)}`
}

/** Letters whose link or code opens something. */
export const keyLetters: Letters = {
  'account.verification-asked': [
    letter({
      kind: 'verify-email',
      who: toMember,
      words: ({ token, code, next }, context) => ({
        subject: 'Verify your e-mail address',
        paragraphs: [
          ...(code ? [`Type this code where you joined: ${code.reveal()}`] : []),
          `${code ? 'Or open' : 'Open'} the link and press the button there. Then you can sell, propose, pay and write to people.`,
        ],
        action: {
          label: 'Verify this address',
          url: addressOf(`/auth/email/verify?token=${token.reveal()}`, next, context),
        },
        secret: token,
        code,
        footnote: `Someone joined with this address. ${NOT_YOU}`,
      }),
    }),
  ],
  'account.password-reset-asked': [
    letter({
      kind: 'reset-password',
      who: toMember,
      words: ({ token, next }, context) => ({
        subject: 'Choose a new password',
        paragraphs: [
          `The link is good for ${context.settings.resetLinkMinutes} minutes, once. The new password ends every session you have.`,
        ],
        action: {
          label: 'Choose a new password',
          url: addressOf(`/my/reset?token=${token.reveal()}`, next, context),
        },
        secret: token,
        footnote: NOT_YOU,
      }),
    }),
  ],
  'account.sign-in-code-asked': [
    letter({
      kind: 'sign-in-code',
      who: ({ email, brand }) => [{ email, brand }],
      words: ({ code }, { settings: { signInCodeMinutes } }) => ({
        // The code stays out of the subject: a locked telephone shows it to everyone.
        subject: 'Your code to sign in',
        heading: code.reveal(),
        paragraphs: [
          `Type these six digits where you asked for them. They are good for ${signInCodeMinutes} minutes, once.`,
          'Nobody of ours ever asks you for this code.',
        ],
        secret: code,
        footnote: NOT_YOU,
      }),
    }),
  ],
  'account.proof-code-asked': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ code }, { settings: { signInCodeMinutes }, siteOrigin }) => ({
        // The code stays out of the subject: a locked telephone shows it to everyone.
        subject: 'Your code to go on',
        paragraphs: [
          `Type ${code.reveal()} on the page that asks for it. It is good for ${signInCodeMinutes} minutes.`,
          'If you did not ask for it, someone is using your account: end the sessions you don’t know and change your password.',
        ],
        action: { label: 'Look at my sessions', url: `${siteOrigin}/my/account#sessions` },
        secret: code,
      }),
    }),
  ],
  'account.email-change-asked': [
    letter({
      kind: 'security',
      who: ({ email, brand, token }) => (token ? [{ email, brand, token }] : []),
      words: (_, { settings, siteOrigin, brand }, { token }) => ({
        subject: 'Confirm your new e-mail address',
        paragraphs: [
          `Someone wants to use this address for an account at ${settings.marketplaceName}. The link is good for a day.`,
          'If it was not you, do nothing.',
        ],
        action: {
          label: 'Confirm this address',
          url:
            siteOrigin + underBrand(`/auth/email/verify?token=${encodeURIComponent(token.reveal())}`, brand),
        },
        secret: token,
      }),
    }),
    letter({
      kind: 'security',
      who: ({ email, brand, token }) => (token ? [] : [{ email, brand }]),
      words: (_, { settings, siteOrigin, brand }) => ({
        subject: 'You have an account with this address',
        paragraphs: [
          `Someone wanted to use this address for another account at ${settings.marketplaceName}. An address has one account, and this one is yours, so nothing was changed.`,
          'If it was you, sign in with this address, or give the other account a different one.',
        ],
        action: { label: 'Sign in', url: siteOrigin + screensOf(brand).login },
      }),
    }),
    letter({
      kind: 'security',
      who: toMember,
      words: ({ device }, { now, siteOrigin, moment }) => ({
        subject: 'Someone asked to change your e-mail address',
        paragraphs: [
          `On ${moment(now)} ${device} asked to move your account to another address. It moves when the link that went there is used.`,
          'If that was you, do nothing. If not, change your password now: that also makes the link worthless.',
        ],
        action: { label: 'Change my password', url: `${siteOrigin}/my/account#password` },
      }),
    }),
  ],
  'account.known-address-tried': [
    letter({
      kind: 'already-member',
      who: toMember,
      words: (_, { siteOrigin, brand }) => ({
        subject: 'You have an account already',
        paragraphs: [
          'Someone tried to join with this address, and it belongs to your account.',
          'If that was you, sign in. If you forgot the password, ask for a new one there.',
        ],
        action: { label: 'Sign in', url: `${siteOrigin}${screensOf(brand).login}?other=1` },
        footnote: 'If that was not you, do nothing: nothing has changed.',
      }),
    }),
  ],
}
