import { expect, test } from 'vitest'
import { compareAddress, readCompared } from './read-compared.ts'

const read = (query: string) => readCompared(new URLSearchParams(query))

test('an address names up to four services, each once; what is too many is counted', () => {
  expect(read('s=a&s=b&s=a')).toEqual({ slugs: ['a', 'b'], leftOut: 0 })
  expect(read('s=a&s=b&s=c&s=d&s=e&s=f')).toEqual({ slugs: ['a', 'b', 'c', 'd'], leftOut: 2 })
})

test('what is no name of a service is not asked for', () => {
  expect(read(`s=&s=A%20B&s=../x&s=${'a'.repeat(101)}`)).toEqual({ slugs: [], leftOut: 0 })
})

test('the address of a comparison reads back as the same', () => {
  expect(read(compareAddress(['one', 'two']).split('?')[1] ?? '').slugs).toEqual(['one', 'two'])
  expect(compareAddress([])).toBe('/compare')
})
