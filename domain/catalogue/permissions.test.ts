import { active, expectPermissions, moderation, open } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'service.write': open,
  'service.submit': active,
  'service.run': active,
  'services.read': moderation,
  'services.moderate': ['administrator', 'moderator', 'operator'],
})
