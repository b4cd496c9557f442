import { letter, type LetterContext, type Letters, toMember } from '#domain/letter.ts'
import { screensOf } from './brands.ts'
import { newDevice } from './sessions/new-device.ts'
import { USERNAME_HELD_DAYS } from './usernames/change-username.ts'

const account = (part: string, { siteOrigin }: LetterContext, label = 'Look at my account') => ({
  label,
  url: `${siteOrigin}/my/account#${part}`,
})

/** What opens an account has changed: always told, since a thief would turn such letters off first. */
export const wayInLetters: Letters = {
  'account.new-device': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ device }, context) => ({
        subject: 'A new device signed in to your account',
        heading: 'A new device signed in',
        paragraphs: [
          `${device} signed in to your account on ${context.moment(context.now)}.`,
          'If that was you, do nothing. If not, end that session and change your password at once.',
        ],
        action: account('sessions', context, 'Look at my sessions'),
        inProduct: {
          thing: newDevice(device),
          title: 'A new device signed in',
          line: `${device}. If that was not you, end its session and change your password.`,
        },
      }),
    }),
  ],
  'account.password-changed': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ device }, { now, siteOrigin, moment }) => ({
        subject: 'Your password was changed',
        paragraphs: [
          `It was changed on ${moment(now)} from ${device}. All other devices are signed out.`,
          'If that was not you, set a new password at once.',
        ],
        action: { label: 'Set a new password', url: `${siteOrigin}/my/forgot` },
      }),
    }),
  ],
  'account.password-reset': [
    letter({
      kind: 'security',
      who: toMember,
      words: (_, { now, siteOrigin, brand, moment }) => ({
        subject: 'Your password was changed',
        paragraphs: [
          `It was set anew by a link sent to this address, on ${moment(now)}. All sessions have ended: sign in with the new one.`,
          'If that was not you, ask for a new password at once, and look after your mailbox.',
        ],
        action: { label: 'Ask for a new password', url: siteOrigin + screensOf(brand).forgot },
      }),
    }),
  ],
  'account.password-lost': [
    letter({
      kind: 'security',
      who: toMember,
      words: (_, context) => ({
        subject: 'Your address is verified',
        paragraphs: [
          'Until now nobody had shown that this address is theirs, so whoever made the account may not have been you. The password it had, and every other way in, is gone.',
          'Set a password of your own, or sign in as you just did.',
        ],
        action: account('password', context, 'Set a password'),
      }),
    }),
  ],
  'account.email-changed': [
    letter({
      kind: 'security',
      who: ({ formerEmail, brand }) => [{ email: formerEmail, brand }],
      words: (_, { settings, now, siteOrigin, moment }) => ({
        subject: 'Your e-mail address was changed',
        paragraphs: [
          `Your account at ${settings.marketplaceName} uses another address since ${moment(now)}. No more e-mails come to this one.`,
          'If that was not you, write to us at once.',
        ],
        action: { label: 'Write to us', url: `${siteOrigin}/contacts` },
      }),
    }),
  ],
  'account.username-changed': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ before, after }, context) => ({
        subject: 'Your username was changed',
        paragraphs: [
          `You are ${after} now. Links to ${before} lead to you for ${USERNAME_HELD_DAYS} days.`,
          'If that was not you, change your password at once.',
        ],
        action: account('username', context),
      }),
    }),
  ],
  'account.provider-linked': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ providerName, device }, context) => ({
        subject: `${providerName} was linked to your account`,
        paragraphs: [
          `From now on you can sign in with ${providerName}. It was linked on ${context.moment(context.now)} from ${device}.`,
          'If that was not you, unlink it and change your password at once.',
        ],
        action: account('providers', context),
      }),
    }),
  ],
  'account.provider-unlinked': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ providerName, device }, context) => ({
        subject: `${providerName} was unlinked from your account`,
        paragraphs: [
          `${providerName} no longer signs you in. It was unlinked on ${context.moment(context.now)} from ${device}.`,
          'If that was not you, end the sessions you don’t know and change your password at once.',
        ],
        action: account('providers', context),
      }),
    }),
  ],
}
