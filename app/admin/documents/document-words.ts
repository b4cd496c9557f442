import type { When } from '#domain/documents/index.ts'

export const addressOf = (slug: string) => `/admin/documents/${slug}`

/** What a press of Save does with the text. */
export const whenWords: Readonly<Record<When, { label: string; hint?: string }>> = {
  later: { label: 'Not yet: keep it as a draft' },
  notice: { label: 'After the notice', hint: 'Every member is told by letter, and the public log says so' },
  at: { label: 'From a day that I choose' },
  slip: { label: 'At once: it only mends a slip', hint: 'The public log says so; nobody is written to' },
  law: { label: 'At once: the law asks for it', hint: 'Every member is told by letter' },
  now: { label: 'Now' },
}

export const DONE = new Map([
  ['later', 'Saved as a draft. What people read stays as it is.'],
  ['notice', 'Announced. It applies when the notice is over.'],
  ['at', 'Saved. It applies from its day.'],
  ['slip', 'It applies from now on.'],
  ['law', 'It applies from now on, and members are being told.'],
  ['now', 'It applies from now on.'],
  ['dropped', 'What you had typed is dropped. This is the newest version.'],
  ['restored', 'The earlier text is the one you go on from.'],
  ['withdrawn', 'It is taken back and never applies.'],
])
