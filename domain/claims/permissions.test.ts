import { expectPermissions, moderation } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, { 'claim.take': moderation })
