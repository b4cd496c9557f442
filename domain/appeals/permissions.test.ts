import { expectPermissions, finance, living, moderation } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'appeal.send': living,
  'appeal.read-own': [...living, 'Ann, seen by an administrator'],
  'appeal.read': moderation,
  'appeal.read-money': finance,
  'appeal.decide-money': ['administrator', 'finance'],
  'appeal.decide': ['administrator', 'moderator'],
})
