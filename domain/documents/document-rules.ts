/** What a document of the operator's is to people. */
type DocumentRule = {
  title: string
  /** People agreed to it: a change is announced, told by letter and applies after notice. */
  isAgreed: boolean
  /** It is read by sections, each at an anchor of its own; otherwise it is a text on a page. */
  hasSections: boolean
  /** Sections that the product shows something of its own in: without them it could not. */
  keeps: readonly string[]
}

export const documentSlugs = ['terms', 'privacy', 'prohibited', 'about', 'contacts', 'requisites'] as const
export type DocumentSlug = (typeof documentSlugs)[number]

export const documentRules: Readonly<Record<DocumentSlug, DocumentRule>> = {
  terms: { title: 'Terms', isAgreed: true, hasSections: true, keeps: ['changes'] },
  privacy: { title: 'Privacy', isAgreed: true, hasSections: true, keeps: ['cookies'] },
  prohibited: { title: 'What may not be sold', isAgreed: true, hasSections: true, keeps: [] },
  about: { title: 'About', isAgreed: false, hasSections: false, keeps: [] },
  contacts: { title: 'Contacts', isAgreed: false, hasSections: false, keeps: [] },
  requisites: { title: 'Legal details', isAgreed: false, hasSections: false, keeps: [] },
}

/** The terms that come with the program are half as long. */
export const DOCUMENT_LENGTH_MOST = 80_000
export const SECTIONS_MOST = 60
/** Changes are announced, not foretold. */
export const AHEAD_DAYS_MOST = 366

/** When a text of each kind may take effect: `slip` and `law` are what the terms name as the two reasons for no notice. */
export const whens = ['later', 'notice', 'at', 'slip', 'law', 'now'] as const
export type When = (typeof whens)[number]

export const whensOf = (slug: DocumentSlug): readonly When[] =>
  documentRules[slug].isAgreed ? ['later', 'notice', 'at', 'slip', 'law'] : ['later', 'now', 'at']

export const isDocumentSlug = (slug: string): slug is DocumentSlug =>
  documentSlugs.some((known) => known === slug)
