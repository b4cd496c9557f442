import { deliveryBandOf, priceBandOf, ratingBandOf } from '../facet-rules.ts'
import type { SearchDocument } from '../search-engine.ts'

/** A number a document in each, in the order of document numbers. */
export const columnTypes = {
  quality: Float32Array,
  priceMinor: Uint32Array,
  deliveryDays: Uint16Array,
  ratingHundredths: Uint16Array,
  ratedScore: Uint32Array,
  ordersCount: Uint32Array,
  /** Seconds since 1970. */
  publishedAt: Uint32Array,
  isTeam: Uint8Array,
  /** Places in the lists of values below. */
  category: Uint16Array,
  level: Uint16Array,
  languages: Uint16Array,
  owner: Uint32Array,
  /** In the list of owners as well: most things are sold by whoever owns them, and a list of its own would name them all again. */
  soldBy: Uint32Array,
} as const

export type ColumnName = keyof typeof columnTypes
export type ColumnArrays = { [Name in ColumnName]: InstanceType<(typeof columnTypes)[Name]> }

/** The values that columns name by their place in these lists. A list of languages is written as one text, `de,en`. */
export type ColumnValues = { category: string[]; level: string[]; languages: string[]; owner: string[] }

/** Where each band stands in the packed column: so many bits up, so many values. */
export const packedBands = {
  prices: { up: 0, values: 8 },
  deliveryDays: { up: 3, values: 8 },
  ratings: { up: 6, values: 4 },
  teams: { up: 8, values: 2 },
} as const
export const PACKED_VALUES = 2 ** 9

/** `bands`: what four facets count by, packed into one number a document, so that counting them is one step. */
export type Columns = ColumnArrays & { count: number; ids: Buffer; values: ColumnValues; bands: Uint16Array }

export const columnNames = Object.keys(columnTypes) as ColumnName[]
export const ID_BYTES = 16

export function idBytes(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex')
}

export function idAt(ids: Buffer, doc: number): string {
  const hex = ids.toString('hex', doc * ID_BYTES, doc * ID_BYTES + ID_BYTES)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** Writes documents into columns, one after another in the order of their numbers. */
export function openColumns(count: number) {
  const arrays = Object.fromEntries(
    columnNames.map((name) => [name, new columnTypes[name](count)]),
  ) as ColumnArrays
  const ids = Buffer.alloc(count * ID_BYTES)
  const values: ColumnValues = { category: [], level: [], languages: [], owner: [] }
  const places = { category: new Map(), level: new Map(), languages: new Map(), owner: new Map() } as Record<
    keyof ColumnValues,
    Map<string, number>
  >

  function placeOf(column: keyof ColumnValues, value: string): number {
    const known = places[column].get(value)
    if (known !== undefined) return known
    const place = values[column].push(value) - 1
    places[column].set(value, place)
    return place
  }

  return {
    put(doc: number, document: SearchDocument): void {
      idBytes(document.id).copy(ids, doc * ID_BYTES)
      arrays.quality[doc] = document.quality
      arrays.priceMinor[doc] = within(document.priceMinor, 0xffffffff)
      arrays.deliveryDays[doc] = within(document.deliveryDays, 0xffff)
      arrays.ratingHundredths[doc] = within(document.ratingHundredths, 0xffff)
      arrays.ratedScore[doc] = within(document.ratedScore, 0xffffffff)
      arrays.ordersCount[doc] = within(document.ordersCount, 0xffffffff)
      arrays.publishedAt[doc] = within(document.publishedAt.getTime() / 1_000, 0xffffffff)
      arrays.isTeam[doc] = document.isTeam ? 1 : 0
      arrays.category[doc] = placeOf('category', document.categoryLineIds.at(-1) ?? '')
      arrays.level[doc] = placeOf('level', document.level)
      arrays.languages[doc] = placeOf('languages', document.languages.toSorted().join(','))
      arrays.owner[doc] = placeOf('owner', document.ownerId)
      arrays.soldBy[doc] = placeOf('owner', document.soldById ?? document.ownerId)
    },
    finish: (): Columns => ({ ...arrays, count, ids, values, bands: bandsOf(arrays) }),
  }
}

const within = (value: number, most: number) => Math.min(Math.max(Math.floor(value), 0), most)

export function bandsOf({ priceMinor, deliveryDays, ratingHundredths, isTeam }: ColumnArrays): Uint16Array {
  const { prices, deliveryDays: days, ratings, teams } = packedBands
  return Uint16Array.from(
    priceMinor,
    (price, doc) =>
      (priceBandOf(price) << prices.up) |
      (deliveryBandOf(deliveryDays[doc] ?? 0) << days.up) |
      (ratingBandOf(ratingHundredths[doc] ?? 0) << ratings.up) |
      ((isTeam[doc] ?? 0) << teams.up),
  )
}
