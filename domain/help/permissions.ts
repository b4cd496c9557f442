import { guard, people, staff, type Known } from '#domain/permissions.ts'

/** Who may do what in this area: every operation of it asks here. */
export const permissions = {
  'article.read': people,
  'article.rate': people,
  /** What readers say of articles: whoever answers their questions writes the next ones. */
  'article.see-figures': staff('support'),
} as const

export const { authorise, may } = guard(permissions)

declare module '#domain/permissions.ts' {
  interface Permissions extends Known<typeof permissions> {}
}
