import { expectPermissions, finance, stillAtWork } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'payout.change-method': stillAtWork,
  'payout.ask': stillAtWork,
  'payouts.read': finance,
  'payouts.decide': ['administrator', 'finance'],
  'payouts.make-batch': finance,
  'payouts.move-batch': finance,
  'payouts.take-file': finance,
})
