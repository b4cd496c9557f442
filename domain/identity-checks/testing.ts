import { randomBytes } from 'node:crypto'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { CheckDetails } from './check-rules.ts'
import { openIdentitySeal } from './check-seal.ts'
import { sendDocuments } from './send-documents.ts'

export const seal = openIdentitySeal(['a secret of tests, long enough for a process'])

export const context = {
  settings: Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings,
  siteOrigin: 'https://harbour.test',
  origin: { address: '203.0.113.9', device: 'Firefox on Linux' },
  seal,
}

export const someDetails: CheckDetails = { holder: 'Ann Harbour', document: 'passport', country: 'NL' }

/** As many documents as are wanted, which are stored nowhere. */
export const someFiles = (count = 1) =>
  Array.from({ length: count }, () => ({
    name: 'passport.png',
    type: 'image/png',
    bytes: 1_000,
    fileKey: `identity/${randomBytes(8).toString('hex')}`,
    scannedAt: null,
  }))

/** A check that waits for a decision. */
export async function makeCheck(
  tx: Transaction,
  actor: MemberActor,
  { key = randomBytes(32), files = someFiles(), sealedBy = seal } = {},
): Promise<string> {
  const sent = { details: someDetails, files, key }
  return (await sendDocuments(tx, actor, sent, { ...context, seal: sealedBy })).checkId
}
