import { expectPermissions, living, open } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, { 'brief.save': open, 'brief.remove': living })
