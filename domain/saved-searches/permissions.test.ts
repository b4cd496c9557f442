import { everyone, expectPermissions, open } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'search.save': open,
  'search.stop-alerts': everyone,
  'search.tell-news': ['clock'],
})
