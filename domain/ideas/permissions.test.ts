import { active, admins, expectPermissions } from '../../tests/permissions/expect-permissions.ts'
import { permissions } from './permissions.ts'

const annHerself = ['Ann', 'Ann, an administrator'] as const

expectPermissions(permissions, {
  'idea.propose': active,
  'idea.edit': annHerself,
  'idea.withdraw': annHerself,
  'idea.vote': active,
  'idea.follow': active,
  'idea.comment': active,
  'idea.edit-comment': annHerself,
  'idea.manage': admins,
  'idea.order-dictionary': admins,
  'idea.moderate': ['administrator', 'moderator'],
  'idea.keep-figures': ['clock'],
})
