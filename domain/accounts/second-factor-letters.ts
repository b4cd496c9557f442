import { letter, type LetterContext, type Letters, toMember } from '#domain/letter.ts'
import { screensOf } from './brands.ts'
import { listAddressesOf } from './second-factor-reset/list-addresses-of.ts'

const STOP_PATH = '/auth/second-factor/stop'

const account = (part: string, { siteOrigin }: LetterContext, label = 'Look at my account') => ({
  label,
  url: `${siteOrigin}/my/account#${part}`,
})

function leftWords(left: number): string {
  if (left === 0) return 'None is left: make new ones.'
  return left === 1 ? 'One is left: make new ones soon.' : `${left} are left.`
}

const addedWords = (turnsOn: boolean) => ({
  subject: turnsOn ? 'Two-factor is on' : 'An authenticator app was added to your account',
  paragraphs: [
    turnsOn
      ? 'From now on signing in asks for a code of your authenticator app as well.'
      : 'From now on a code of it does for a second factor, as your passkeys do.',
    'Keep the recovery codes where you can reach them without your telephone. If it was not you who did this, write to us.',
  ],
})

const replacedWords = (device: string, { now, moment }: LetterContext) => ({
  subject: 'Your authenticator app was replaced',
  paragraphs: [
    `It was replaced on ${moment(now)} from ${device}. Codes of the app before are worth nothing from now on; your recovery codes stay good.`,
    'If it was not you who did this, use a recovery code to sign in, change your password at once, and write to us.',
  ],
})

/** What stands beside the password. */
const ownLetters: Letters = {
  'account.authenticator-confirmed': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ isReplaced, turnsOn, device }, context) => ({
        ...(isReplaced ? replacedWords(device, context) : addedWords(turnsOn)),
        action: account('two-factor', context),
      }),
    }),
  ],
  'account.second-factor-off': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ device }, context) => ({
        subject: 'Two-factor was turned off',
        paragraphs: [
          `It was turned off on ${context.moment(context.now)} from ${device}. Signing in asks for your password only.`,
          'If that was not you, set a new password and turn two-factor on again.',
        ],
        action: account('two-factor', context),
      }),
    }),
  ],
  'account.passkey-added': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ name, device, turnsOn }, context) => ({
        subject: 'A passkey was added to your account',
        paragraphs: [
          `“${name}” was added on ${context.moment(context.now)} from ${device}. It signs you in without a password.`,
          ...(turnsOn
            ? ['From now on signing in by password asks for a passkey or a recovery code as well.']
            : []),
          'If that was not you, remove it, end the sessions you don’t know and change your password at once.',
        ],
        action: account('passkeys', context, 'Look at my passkeys'),
      }),
    }),
  ],
  'account.passkey-removed': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ name, device, turnsOff }, context) => ({
        subject: 'A passkey was removed from your account',
        paragraphs: [
          `“${name}” was removed on ${context.moment(context.now)} from ${device}. It no longer signs you in.`,
          ...(turnsOff
            ? ['It was the last one, so two-factor is off: your password alone signs you in.']
            : []),
          'If that was not you, end the sessions you don’t know and change your password at once.',
        ],
        action: account('passkeys', context),
      }),
    }),
  ],
  'account.recovery-code-used': [
    letter({
      kind: 'security',
      who: toMember,
      words: ({ device, address, left }, context) => ({
        subject: 'A recovery code of yours was used',
        paragraphs: [
          `${device} used it on ${context.moment(context.now)}, from the address ${address}. ${leftWords(left)}`,
          'If that was not you, change your password at once, end the sessions you don’t know and make new recovery codes.',
        ],
        action: account('two-factor', context),
      }),
    }),
  ],
}

/** What notifications know the removal of a lost second factor by. */
export const RESET_THING = 'second-factor-reset'

/** A lost second factor: told at every address that is known to be the member's. */
const resetLetters: Letters = {
  'account.second-factor-reset-asked': [
    letter({
      kind: 'security',
      who: listAddressesOf,
      words: ({ reason, dueAt, token }, { siteOrigin, moment }) => ({
        subject: 'Your second factor will be removed',
        paragraphs: [
          `An administrator was told that you lost your device. On ${moment(dueAt)} your authenticator app, passkeys and recovery codes stop being asked for, and you are signed out everywhere. The reason they gave:`,
          reason,
          'If you asked for it, wait until then, sign in and set up a new second factor.',
          'If you did not, stop it: somebody may be trying to get into your account. Signing in with your second factor stops it too.',
        ],
        action: { label: 'Stop it', url: `${siteOrigin}${STOP_PATH}?token=${token.reveal()}` },
        secret: token,
        inProduct: { thing: RESET_THING, link: '/my/account#two-factor' },
      }),
    }),
  ],
  'account.second-factor-reset-stopped': [
    letter({
      kind: 'security',
      who: listAddressesOf,
      words: () => ({
        subject: 'Your second factor stays',
        paragraphs: [
          'The removal of your second factor was stopped. Signing in asks for it as before.',
          'If you did not ask for its removal, change your password: whoever did may know it.',
        ],
      }),
    }),
  ],
  'account.second-factor-reset-done': [
    letter({
      kind: 'security',
      who: listAddressesOf,
      words: (_, { now, siteOrigin, brand, moment }) => ({
        subject: 'Your second factor was removed',
        paragraphs: [
          `Since ${moment(now)} your account has no authenticator app, passkeys or recovery codes any more, and every device is signed out.`,
          'Sign in and set up a new second factor now. If you did not ask for this, change your password at once and write to us.',
        ],
        action: { label: 'Sign in', url: siteOrigin + screensOf(brand).login },
      }),
    }),
  ],
}

export const secondFactorLetters: Letters = { ...ownLetters, ...resetLetters }
