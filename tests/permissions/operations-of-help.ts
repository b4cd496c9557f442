import { countRead, listByHelp, rateArticle } from '#domain/help/index.ts'
import { atTheDesk, everyone, operation, own, type Operations } from './operation.ts'

const readers = everyone.filter(
  (person) => !['operator', 'clock', 'Ann, seen by an administrator'].includes(person),
)
const slug = 'what-it-costs'

export const operationsOfHelp: Operations = {
  'help.countRead': own(
    readers,
    ({ tx, asks }) =>
      () =>
        countRead(tx, asks, { slug, visitor: 'somebody' }),
  ),
  'help.rateArticle': own(
    readers,
    ({ tx, asks }) =>
      () =>
        rateArticle(tx, asks, { slug, isHelpful: true, visitor: 'somebody' }),
  ),
  'help.listByHelp': operation(
    atTheDesk,
    ({ tx, db, asks }) =>
      () =>
        listByHelp(db, asks, tx.now),
  ),
}
