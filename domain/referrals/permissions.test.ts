import { admins, expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'referral.read-queue': admins,
  'referral.decide': ['administrator'],
})
