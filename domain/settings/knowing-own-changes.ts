import type { RunInTransaction } from '#platform/db/transaction.ts'

/**
 * Whoever changes the settings finds them changed on the very next page: their process reads them before it answers, while the others
 * wait for a notice. Where that fails, the notice has them read as well.
 */
export function knowingOwnChanges(run: RunInTransaction, refresh: () => Promise<void>): RunInTransaction {
  return async (operation) => {
    let isChanged = false
    const result = await run((tx) => {
      isChanged = false
      return operation({
        ...tx,
        announce(event) {
          isChanged ||= event.kind === 'settings.changed'
          return tx.announce.call(this, event)
        },
      })
    })
    if (isChanged) await refresh().catch(() => undefined)
    return result
  }
}
