import type { Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { FileStore } from '#platform/files/stored-file.ts'

/** What a step needs besides its transaction. */
export type DemoContext = {
  settings: Settings
  siteOrigin: string
  files: FileStore
  /** Of the one password of all demo people; made once, before any transaction opens. */
  passwordHash: string
  /** Of the marketplace: what is kept sealed can be opened by it later. */
  secret: Secret
  /** The ids of members and sub-categories by their names, looked up once. */
  ids: { members: Map<string, string>; categories: Map<string, string> }
}

export type DemoMake = (tx: Transaction, context: DemoContext) => Promise<void>

/** A part of the demo, made by the product's own operations at a moment in the past. */
export type DemoStep = { name: string; daysAgo: number; changesRules?: boolean } & (
  | { make: DemoMake }
  /** What takes long and needs no transaction, such as drawing, is begun before its turn. */
  | { prepare(files: FileStore): Promise<DemoMake> }
)

/** From where demo people came: a device that nobody has, so that a visitor's own is never taken for theirs. */
export const demoOrigin: Origin = { address: '127.0.0.1', device: 'A browser of the demo' }
