import type { Care } from '../message-rules.ts'

/** What the writer reads before sending, and the reader below the words. */
export const careWords: Record<Care | 'writer', string> = {
  writer: 'Look at this before you send it',
  payment: 'This speaks of paying outside. Paid outside, nothing here can protect you. Make it a safe deal.',
  contacts:
    'This gives a way to talk elsewhere. What is said elsewhere does not count here if you disagree later.',
  password: 'This looks like a password. Nobody here needs yours: share access in another way.',
}
