import { operator } from '#domain/actor.ts'
import { changeSettings, newestChangeId, readSettings, withdrawChanges } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'

const quay = {
  slug: 'quay',
  name: 'Quayside',
  accentLight: '#1f4fbf',
  accentDark: '#8db8ff',
  logoUrl: '',
  mailFrom: 'post@quay.example',
}

/** A brand, two pairs of eyes for payouts, a fee that is announced, and another that was withdrawn before its day. */
export async function makeRules(tx: Transaction): Promise<void> {
  if ((await readSettings(tx.db, tx.now)).brands.length > 0) return
  const change = async (values: object, reason: string) =>
    changeSettings(tx, operator, { values, reason, basedOn: await newestChangeId(tx.db) })
  await change({ brands: [quay], payoutFourEyes: true }, 'For a test')
  await change({ proTrialDays: 9 }, 'A week is short')
  const changeId = await newestChangeId(tx.db)
  await withdrawChanges(tx, operator, { changeIds: [changeId ?? ''], reason: 'A week was enough' })
  await change({ buyerServiceFeeBasisPoints: 400 }, 'Arbitration is free and has to be paid for.')
}
