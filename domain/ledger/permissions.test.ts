import { admins, expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'ledger.verify': [...admins, 'operator', 'clock'],
  'ledger.read': admins,
})
