import { active, admins, everyAnn, expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'payment.start': active,
  'payments.refund': [...everyAnn, 'administrator', 'operator'],
  'payments.read': admins,
  'chargebacks.read': admins,
  'chargebacks.decide': ['administrator', 'operator'],
})
