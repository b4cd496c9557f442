import {
  active,
  admins,
  expectPermissions,
  living,
  moderation,
  open,
  stillAtWork,
} from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'project.write': open,
  'project.post': active,
  'project.close': stillAtWork,
  'project.read-proposals': living,
  'project.run-clock': ['clock'],
  'proposal.send': active,
  'proposal.withdraw': stillAtWork,
  'proposals.read': admins,
  'projects.read': moderation,
  'projects.moderate': ['administrator', 'moderator', 'operator'],
})
