import { expectPermissions, finance } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'referral.read-queue': finance,
  'referral.decide': ['administrator', 'finance'],
})
