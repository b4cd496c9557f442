import type { ServicePage } from '#domain/catalogue/index.ts'

/** By what name whoever offers a service is spoken of: a person by their first, a team by its whole. */
export function shortNameOf({ seller, team }: Pick<ServicePage, 'seller' | 'team'>): string {
  const name = seller.displayName
  return team?.name ?? name.trim().split(/\s+/)[0] ?? name
}
