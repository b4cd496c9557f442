import { letter, type LetterContext, type Letters } from '#domain/letter.ts'

const toSeller = ({ sellerId }: { sellerId: string }) => [{ memberId: sellerId }]
/** What notifications know a service by. */
export const serviceThing = (slug: string) => `service:${slug}`

const aboutService = (slug: string, title: string) => ({ thing: serviceThing(slug), title })
const changeIt = (slug: string, { siteOrigin }: LetterContext) => ({
  label: 'Change it',
  url: `${siteOrigin}/my/services/${slug}/edit`,
})

/** What a seller is told that was decided about a service of theirs, and why. */
export const catalogueLetters: Letters = {
  'service.approved': [
    letter({
      kind: 'moderation',
      who: toSeller,
      words: ({ title, slug, note }, { siteOrigin }) => ({
        subject: `Published: ${title}`,
        paragraphs: ['Your service was reviewed and everyone can see it now.', ...(note ? [note] : [])],
        action: { label: 'See it', url: `${siteOrigin}/services/${slug}` },
        inProduct: { ...aboutService(slug, title), line: 'Published: everyone can see it' },
      }),
    }),
  ],
  'service.rejected': [
    letter({
      kind: 'moderation',
      who: toSeller,
      words: ({ title, slug, reasons, note }, context) => ({
        subject: `Needs a change: ${title}`,
        paragraphs: [
          'A moderator looked at your service and asks you to change this:',
          ...reasons,
          ...(note ? [note] : []),
        ],
        action: changeIt(slug, context),
        inProduct: { ...aboutService(slug, title), line: `Needs a change: ${reasons.join(', ')}` },
      }),
    }),
  ],
  'service.taken-down': [
    letter({
      kind: 'moderation',
      who: ({ sellerId, caseNumber }) => (caseNumber === null ? [{ memberId: sellerId }] : []),
      words: ({ title, slug, reasons, note }, context) => ({
        subject: `Taken down: ${title}`,
        paragraphs: [
          'A moderator took your service out of sight. Deals that exist go on. This is why:',
          ...reasons,
          ...(note ? [note] : []),
          'Change it and submit it again, and it will be looked at anew.',
        ],
        action: changeIt(slug, context),
        inProduct: { ...aboutService(slug, title), line: `Taken down: ${reasons.join(', ')}` },
      }),
    }),
  ],
}
