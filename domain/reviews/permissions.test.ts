import { expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'review.reply': ['Ann', 'Ann, an administrator'],
  'review.moderate': ['administrator', 'moderator'],
  'review.reveal': ['clock'],
})
