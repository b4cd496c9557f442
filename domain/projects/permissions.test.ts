import {
  active,
  admins,
  expectPermissions,
  living,
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
  'projects.read': admins,
  'projects.moderate': ['administrator', 'operator'],
})
