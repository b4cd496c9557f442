import { admins, expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'settings.change': [...admins, 'operator'],
  'integrations.read': admins,
  'integrations.test': admins,
})
