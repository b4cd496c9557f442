import { admins, expectPermissions, stillAtWork } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'payout.change-method': stillAtWork,
  'payout.ask': stillAtWork,
  'payouts.read': admins,
  'payouts.decide': ['administrator'],
  'payouts.make-batch': admins,
  'payouts.move-batch': admins,
  'payouts.take-file': admins,
})
