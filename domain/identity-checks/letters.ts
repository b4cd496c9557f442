import { letter, type Letters, toMember } from '#domain/letter.ts'
import type { IdentityCheckMoved } from './events.ts'

type Words = { subject: string; paragraphs: string[]; label: string; path: string }

const WHO_SEES = 'Only the administrators who decide can open them.'

/** What the member is told when their check comes to a state. */
const TOLD: Record<IdentityCheckMoved['state'], (reason: string) => Words> = {
  sent: () => ({
    subject: 'We have your identity documents',
    paragraphs: [
      `They are encrypted. ${WHO_SEES}`,
      'We write to you when they are decided on. If you did not send them, change your password at once and write to us.',
    ],
    label: 'See how it stands',
    path: '/my/payouts/identity',
  }),
  approved: () => ({
    subject: 'Your identity is verified',
    paragraphs: [
      'Payouts of any size are open to you now, and your public page says that you are verified.',
      'The documents themselves are deleted soon. Only that they were checked, when and by whom is kept.',
    ],
    label: 'See your payouts',
    path: '/my/payouts',
  }),
  returned: (reason) => ({
    subject: 'Your identity documents were sent back',
    paragraphs: [`The reason: ${reason}`, 'You can send others at any time. Your money stays where it is.'],
    label: 'Send other documents',
    path: '/my/payouts/identity',
  }),
  expired: () => ({
    subject: 'Your identity check has run out',
    paragraphs: [
      'It was long ago, so your public page does not say any more that you are verified.',
      'Before a large payout, please send a document again.',
    ],
    label: 'Send a document',
    path: '/my/payouts/identity',
  }),
}

/** What notifications know a member's check by. */
export const IDENTITY_THING = 'identity-check'

export const identityLetters: Letters = {
  'identity-check.moved': [
    letter({
      kind: 'identity-check',
      who: toMember,
      words: ({ state, reason }, { siteOrigin }) => {
        const { label, path, ...words } = TOLD[state](reason)
        const inProduct = { thing: IDENTITY_THING, title: 'Identity check', line: words.subject }
        return { ...words, action: { label, url: siteOrigin + path }, inProduct }
      },
    }),
  ],
}
