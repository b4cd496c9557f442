import { askAdvice } from '#domain/advice/index.ts'
import { livingMembers, own, type Operations } from './operation.ts'

/** What members ask about words that they write. */
export const operationsOfAdvice: Operations = {
  'advice.askAdvice': own(livingMembers, ({ tx, self }) => {
    return () => askAdvice(tx, self)
  }),
}
