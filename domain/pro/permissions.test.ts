import { active, expectPermissions, stillAtWork } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'pro.begin': active,
  'pro.pay': ['Ann', 'Ann, an administrator', 'clock'],
  'pro.stop': stillAtWork,
  'pro.settle': ['clock'],
  'pro.grant': ['administrator'],
})
