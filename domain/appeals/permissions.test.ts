import { admins, expectPermissions, living } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'appeal.send': living,
  'appeal.read-own': living,
  'appeal.read': admins,
  'appeal.decide': ['administrator'],
})
