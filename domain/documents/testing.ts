import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'

import { lockDocument } from './lock-document.ts'
import type { DocumentContext } from './document-context.ts'
import { saveDocument } from './save-document.ts'

/** What operations on a document are told, with one figure that is known. */
export const documentContext: DocumentContext = {
  origin: { address: '203.0.113.9', device: 'Firefox on Linux' },
  isFigure: (name) => name === 'clearingDays',
  program: { body: '## Of the program {#lists}\n\nAs it came.', version: '1.1' },
  noticeDays: 7,
}

/** A text of what may not be sold, as a draft or with its day; says its number. */
export async function makeDocument(
  tx: Transaction,
  writer: Actor,
  given: { when?: 'later' | 'notice'; words?: string } = {},
): Promise<number> {
  const { when = 'later', words = 'Nothing that harms people.' } = given
  const [newest] = await lockDocument(tx, 'prohibited')
  const number = await saveDocument(
    tx,
    writer,
    {
      slug: 'prohibited',
      body: `## What harms {#harm}\n\n${words} Money clears in {{clearingDays}}.`,
      basedOn: newest?.number ?? 0,
      when,
      on: null,
      reason: when === 'later' ? '' : 'Clearer words',
    },
    documentContext,
  )
  return number
}
