import { expectPermissions, finance } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'ledger.verify': [...finance, 'operator', 'clock'],
  'ledger.read': finance,
})
