import type { LegalDocument } from './legal-document.ts'
import { privacy } from './privacy/index.ts'
import { prohibited } from './prohibited/index.ts'
import { recommendations } from './recommendations/index.ts'
import { terms } from './terms/index.ts'

/** Every document, in the order in which they are read. */
export const documents: readonly LegalDocument[] = [terms, privacy, prohibited, recommendations]
