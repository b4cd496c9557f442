import { letter, type Letters, toMember } from '#domain/letter.ts'
import { roleWords } from './role-words.ts'
import { screensOf, underBrand } from './brands.ts'
import { USERNAME_HELD_DAYS } from './usernames/change-username.ts'
import { findPerson } from './members/find-people.ts'
import { listAdministrators } from './administrators/list-administrators.ts'

/** What an administrator did to an account, and what administrators are to know of one. */
export const administrationLetters: Letters = {
  'member.banned': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ reason, evidence, until, appealBy }, { siteOrigin, moment }) => ({
        subject: 'Your account is banned',
        paragraphs: [
          until
            ? `It is banned until ${moment(until)}.`
            : 'It is banned until an administrator lifts the ban.',
          `The reason: ${reason}`,
          ...(evidence ? [`What it rests on: ${evidence}`] : []),
          'Your open deals go on and your money stays yours: sign in to finish them and to take it out. You can’t begin anything new meanwhile, and your services and projects are hidden.',
          `If you think this is wrong, sign in and appeal by ${moment(appealBy)}. Where there is another administrator, another than the one who banned you decides.`,
        ],
        action: { label: 'Sign in and appeal', url: `${siteOrigin}/my` },
      }),
    }),
  ],
  'member.ban-lifted': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ reason }, { siteOrigin, brand }) => ({
        subject: 'Your ban is lifted',
        paragraphs: ['You can use the marketplace again. The reason given:', reason],
        action: { label: 'Sign in', url: siteOrigin + screensOf(brand).login },
      }),
    }),
  ],
  'member.role-changed': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ before, role, reason }, { siteOrigin }) => ({
        subject:
          role === 'member'
            ? `You are not ${roleWords[before].as} any more`
            : `You are ${roleWords[role].as} now`,
        paragraphs: [
          'Your role was changed, so you were signed out everywhere. The reason given:',
          reason,
          ...(role === 'member'
            ? []
            : [roleWords[role].does, 'Turn on two-factor sign-in before you begin.']),
        ],
        action: { label: 'Sign in', url: `${siteOrigin}/my/login` },
      }),
    }),
  ],
  'member.edited': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ fields, reason }, { siteOrigin }) => ({
        subject: 'Your profile was changed',
        paragraphs: [
          `An administrator changed this in your profile: ${fields.join(', ')}. The reason they gave:`,
          reason,
        ],
        action: { label: 'Look at my profile', url: `${siteOrigin}/my/account#profile` },
      }),
    }),
  ],
  'member.renamed': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ before, after, reason }, { siteOrigin }) => ({
        subject: 'Your username was changed',
        paragraphs: [
          `An administrator changed it: you are ${after} now. Links to ${before} lead to you for ${USERNAME_HELD_DAYS} days. The reason they gave:`,
          reason,
        ],
        action: { label: 'Look at my profile', url: `${siteOrigin}/my/account#username` },
      }),
    }),
  ],
  'member.portrait-removed': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ reason }, { siteOrigin }) => ({
        subject: 'Your portrait was removed',
        paragraphs: [
          'An administrator took it off your profile. You can choose another. The reason they gave:',
          reason,
        ],
        action: { label: 'Look at my profile', url: `${siteOrigin}/my/account#profile` },
      }),
    }),
  ],
  'member.email-change-asked': [
    letter({
      kind: 'security',
      who: ({ email, brand, token }) => [{ email, brand, token }],
      words: (_, { settings, siteOrigin, brand }, { token }) => ({
        subject: 'Confirm your new e-mail address',
        paragraphs: [
          `An administrator of ${settings.marketplaceName} was asked to move an account to this address. The link is good for a day.`,
          'If it is not yours, do nothing.',
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
      who: toMember,
      words: ({ email, reason }, { siteOrigin }) => ({
        subject: 'An administrator asked to change your e-mail address',
        paragraphs: [
          `Your account is to move to ${email}. It does once somebody who reads that mailbox confirms it. The reason given:`,
          reason,
          'If you did not ask for that, write to us at once.',
        ],
        action: { label: 'Write to us', url: `${siteOrigin}/contacts` },
      }),
    }),
  ],
  'member.reset-sent': [
    letter({
      kind: 'reset-password',
      who: toMember,
      words: ({ token, reason }, { settings, siteOrigin, brand }) => ({
        subject: 'Choose a new password',
        paragraphs: [
          `An administrator sends you this link. It is good for ${settings.resetLinkMinutes} minutes, once. The new password ends every session you have. The reason they gave:`,
          reason,
        ],
        action: {
          label: 'Choose a new password',
          url: siteOrigin + underBrand(`/my/reset?token=${encodeURIComponent(token.reveal())}`, brand),
        },
        secret: token,
        footnote: 'If you do not need it, do nothing: without this e-mail nobody can go on.',
      }),
    }),
  ],
  'member.verified': [
    letter({
      kind: 'security',
      who: toMember,
      words: (_, { siteOrigin }) => ({
        subject: 'Your e-mail address is verified',
        paragraphs: ['An administrator verified it for you. You can now use all of the marketplace.'],
        action: { label: 'Go to my area', url: `${siteOrigin}/my` },
      }),
    }),
  ],
  'member.signed-out': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ where, reason }, { siteOrigin, brand }) => ({
        subject: 'You were signed out',
        paragraphs: [
          `An administrator signed you out of ${where}. The reason they gave:`,
          reason,
          'Sign in again to go on. Nothing in your account was changed.',
        ],
        action: { label: 'Sign in', url: siteOrigin + screensOf(brand).login },
      }),
    }),
  ],
  'account.file-infected': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ name, found }, { siteOrigin }) => ({
        subject: 'A virus was found in a file you sent',
        paragraphs: [
          `“${name}” was not taken: our scanner found ${found} in it. Nobody else has received it.`,
          'Scan your device before you send it again. If you did not send it, change your password.',
        ],
        action: { label: 'Look at my account', url: `${siteOrigin}/my/account` },
      }),
    }),
    letter({
      kind: 'security',
      async who({ memberId }, tx) {
        const sender = await findPerson(tx.db, memberId)
        const others = (await listAdministrators(tx.db)).filter(({ id }) => id !== memberId)
        return sender ? others.map(({ id }) => ({ memberId: id, sender })) : []
      },
      words: ({ name, found }, { siteOrigin }, { sender }) => ({
        subject: 'A member sent a file with a virus in it',
        paragraphs: [
          `${sender.displayName} (${sender.username}) sent “${name}”, in which the scanner found ${found}. It was not taken, and they were told.`,
        ],
        action: {
          label: 'Look at the audit log',
          url: `${siteOrigin}/admin/security/events?member=${sender.username}`,
        },
      }),
    }),
  ],
}
