import { papers } from '#domain/papers/area.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import type { React } from '#platform/db/transaction.ts'

/** Of all that follows in the product, its papers alone: nobody reads the letters of a walk. */
export const papersFollow: React = async (tx, event) => {
  const { reactions = {} } = papers
  const consequences =
    event.kind === 'money.moved'
      ? reactions['money.moved']?.(event)
      : event.kind === 'deal.happened'
        ? reactions['deal.happened']?.(event)
        : []
  for (const one of consequences ?? []) if ('write' in one) await one.write.work(tx, testDesk()())
}
