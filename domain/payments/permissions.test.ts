import { active, expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'payment.start': active,
  'payments.refund': ['administrator', 'operator', 'clock'],
})
