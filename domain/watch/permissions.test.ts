import { admins, expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'jobs.decide': admins,
  'jobs.watch': ['clock'],
})
