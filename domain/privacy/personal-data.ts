import type { Person } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { DeletionBlocks } from './deletion-blocks.ts'
import type { ExportParts } from './export-parts.ts'

/** Takes the person out of what an area keeps; answers with the stored files to remove. Harmless when done twice. */
type Erase = (tx: Transaction, person: Person) => Promise<string[]>

/** What every area says about the people in its tables: how it is taken along, what must be finished, how it is erased. */
export type PersonalData = {
  exportParts: ExportParts
  deletionBlocks: DeletionBlocks
  erasers: Readonly<Record<string, Erase>>
}
