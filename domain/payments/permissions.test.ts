import { active, everyAnn, expectPermissions, finance } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'payment.start': active,
  'payments.refund': [...everyAnn, 'administrator', 'finance', 'operator'],
  'payments.decide-refund': ['administrator', 'finance'],
  'payments.read': finance,
  'chargebacks.read': finance,
  'chargebacks.decide': ['administrator', 'finance', 'operator'],
})
