import { makeMember } from '#domain/accounts/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'

export const testSettings = Object.fromEntries(
  settingKeys.map((key) => [key, definitions[key].initial]),
) as Settings

/** What the edge gives to the operations of privacy. */
export const context = {
  settings: testSettings,
  siteOrigin: 'https://harbour.test',
  origin: { address: '192.0.2.7', device: 'Firefox on Linux' },
}

type NewMember = Parameters<typeof makeMember>[1]

export function memberMaker(transaction: RunInTransaction) {
  return (values: NewMember = {}) => transaction((tx) => makeMember(tx, values))
}
