import type { Transaction } from '#platform/db/transaction.ts'
import { screensOf, underBrand } from './brands.ts'
import type { LetterSecret } from '#platform/mail/queue-mail.ts'
import { doorOf, minutesFromNow, writeLetter, type Addressee, type LetterGiven } from './write-letter.ts'

type From = LetterGiven & { next?: string | undefined }

const NOT_YOU = 'If that was not you, do nothing: without this letter nobody can go on.'

/** The link remembers where the person was going, so that they get there from another device too. */
function addressOf(path: string, to: Addressee, from: From): string {
  const { siteOrigin, next } = from
  const address = siteOrigin + underBrand(path, doorOf(to, from))
  return next === undefined ? address : `${address}&next=${encodeURIComponent(next)}`
}

export function writeVerification(
  tx: Transaction,
  to: Addressee,
  token: LetterSecret,
  from: From,
): Promise<void> {
  return writeLetter(
    tx,
    to,
    {
      kind: 'verify-email',
      subject: 'Verify your e-mail address',
      heading: 'Verify your e-mail address',
      paragraphs: [
        'Open the link and press the button there. Then you can sell, propose, pay and write to people.',
      ],
      action: {
        label: 'Verify this address',
        url: addressOf(`/auth/email/verify?token=${token.words}`, to, from),
      },
      secret: token,
      footnote: `Someone joined with this address. ${NOT_YOU}`,
    },
    from,
  )
}

/** To the owner of an address that somebody tried to join with again: the form itself must not tell that it is known. */
export function writeAlreadyMember(tx: Transaction, to: Addressee, from: From): Promise<void> {
  return writeLetter(
    tx,
    to,
    {
      kind: 'already-member',
      subject: 'You have an account already',
      heading: 'You have an account already',
      paragraphs: [
        'Someone tried to join with this address, and it belongs to your account.',
        'If that was you, sign in. If you forgot the password, ask for a new one there.',
      ],
      action: { label: 'Sign in', url: `${from.siteOrigin}${screensOf(doorOf(to, from)).login}?other=1` },
      footnote: 'If that was not you, do nothing: nothing has changed.',
    },
    from,
  )
}

export function writeSignInCode(tx: Transaction, to: Addressee, code: string, from: From): Promise<void> {
  const shown = `${code.slice(0, 3)} ${code.slice(3)}`
  return writeLetter(
    tx,
    to,
    {
      kind: 'sign-in-code',
      secret: { words: shown, until: minutesFromNow(tx, from.settings.signInCodeMinutes) },
      // The code stays out of the subject: a locked telephone shows it to everyone.
      subject: 'Your code to sign in',
      heading: shown,
      paragraphs: [
        `Type these six digits where you asked for them. They are good for ${from.settings.signInCodeMinutes} minutes, once.`,
        'Nobody of ours ever asks you for this code.',
      ],
      footnote: NOT_YOU,
    },
    from,
  )
}

export function writeReset(tx: Transaction, to: Addressee, token: string, from: From): Promise<void> {
  return writeLetter(
    tx,
    to,
    {
      kind: 'reset-password',
      subject: 'Choose a new password',
      heading: 'Choose a new password',
      paragraphs: [
        `The link is good for ${from.settings.resetLinkMinutes} minutes, once. The new password ends every session you have.`,
      ],
      action: {
        label: 'Choose a new password',
        url: addressOf(`/my/reset?token=${token}`, to, from),
      },
      secret: { words: token, until: minutesFromNow(tx, from.settings.resetLinkMinutes) },
      footnote: NOT_YOU,
    },
    from,
  )
}

export function writePasswordChanged(tx: Transaction, to: Addressee, from: From): Promise<void> {
  return writeLetter(
    tx,
    to,
    {
      kind: 'security',
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      paragraphs: [
        `It was set anew by a link sent to this address, on ${tx.now.toUTCString()}. All sessions have ended: sign in with the new one.`,
        'If that was not you, ask for a new password at once, and look after your mailbox.',
      ],
      action: { label: 'Ask for a new password', url: from.siteOrigin + screensOf(doorOf(to, from)).forgot },
    },
    from,
  )
}
