export const listedKinds = ['service', 'member', 'team', 'project'] as const
export type ListedKind = (typeof listedKinds)[number]

export const FIRST_LIST = 'Favourites'
export const LISTS_MOST = 30
export const FAVOURITES_MOST = 2_000
export const favouriteLimits = { title: { min: 1, max: 60 } } as const
