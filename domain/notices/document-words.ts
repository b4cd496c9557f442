import type { DocumentChange } from '#domain/documents/index.ts'
import type { LetterContext, LetterWords } from '#domain/letter.ts'

/** What is to be told: a text that will apply, or one that will not after all. */
export type DocumentNews = DocumentChange

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** A notice that the terms promise: there is nothing to switch off, and nothing is offered in it. */
export function documentWords(change: DocumentNews, { siteOrigin }: LetterContext): LetterWords {
  const { slug, title, number, reason, effectiveAt, announcedAt, withdrawn } = change
  const footnote = 'The terms promise you this notice, so it comes whatever e-mails you chose to get.'
  if (withdrawn)
    return {
      subject: `${title}: an announced change is withdrawn`,
      paragraphs: [
        `The new text of “${title}”, announced on ${day.format(announcedAt)}, is withdrawn and will not apply. What held goes on.`,
        `Why: ${withdrawn.reason}`,
      ],
      action: { label: 'Read what applies', url: `${siteOrigin}/docs/${slug}` },
      footnote,
    }
  const isAtOnce = effectiveAt <= announcedAt
  return {
    subject: isAtOnce ? `${title}: the text has changed` : `${title}: the text will change`,
    paragraphs: [
      `Version ${number} of “${title}” applies from ${day.format(effectiveAt)} (UTC).`,
      `Why: ${reason}`,
      isAtOnce
        ? 'It applies at once, because the law asks for it.'
        : 'If you do not agree, you may leave before that day, finish your open deals and withdraw what is yours.',
    ],
    action: { label: 'Read the new text', url: `${siteOrigin}/docs/${slug}/versions/${number}` },
    footnote,
  }
}
