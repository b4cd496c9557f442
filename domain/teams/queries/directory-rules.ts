/** How the directory of teams is narrowed and sorted, all of it in the address. */
export type DirectoryFilters = {
  words: string
  language: string
  skill: string
  size: (typeof teamSizes)[number]
  sort: 'newest' | 'size'
}

export const teamSizes = ['any', 'small', 'middle', 'large'] as const
export const sizeNames: Record<DirectoryFilters['size'], string> = {
  any: 'Any size',
  small: '2 to 4 people',
  middle: '5 to 9 people',
  large: '10 and more',
}

const LONGEST = 60

/** Reads them from an address that anyone may have written: what is unknown is as if it were not there. */
export function readDirectoryFilters(query: URLSearchParams): DirectoryFilters {
  const said = (name: string) => (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, LONGEST)
  const size = teamSizes.find((one) => one === said('size')) ?? 'any'
  return {
    words: said('q'),
    language: /^[a-z]{2,3}$/.test(said('language')) ? said('language') : '',
    skill: said('skill'),
    size,
    sort: said('sort') === 'size' ? 'size' : 'newest',
  }
}
