import { expectPermissions, peopleOfAnyKind } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

expectPermissions(permissions, {
  'article.read': peopleOfAnyKind,
  'article.rate': peopleOfAnyKind,
})
