import type { DocumentSlug } from '#domain/documents/index.ts'

/** Pages that the product fills by itself and the operator says something on. */
export const pageSlugs = ['about', 'contacts', 'requisites'] as const satisfies readonly DocumentSlug[]
export type PageSlug = (typeof pageSlugs)[number]

type PageText = { version: string; body: string; path: string; description: string }

/** What these pages say until the operator writes something else. */
export const pageTexts: Readonly<Record<PageSlug, PageText>> = {
  about: {
    version: '1.0',
    path: '/about',
    description: 'What the marketplace is, above its figures, its fees and who runs it.',
    body: `A seller offers a service at a fixed price. A buyer posts a project and chooses among proposals. Or two people who have already found each other make a safe deal. However it begins, it becomes the same thing: a deal, with the money in escrow.

Escrow means that the buyer pays at the start and we hold the money. The seller knows that it is there, the buyer knows that it isn’t gone. It is released when the work is accepted, by the buyer or by a published clock.`,
  },
  contacts: {
    version: '1.0',
    path: '/contacts',
    description: 'What stands under the form and the ways to reach you: where to find you, when you answer.',
    body: '',
  },
  requisites: {
    version: '1.0',
    path: '/requisites',
    description: 'What stands under the legal details: a register, an authority, a note on taxes.',
    body: '',
  },
}
