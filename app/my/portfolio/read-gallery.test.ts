import { expect, test } from 'vitest'
import { galleryOf, readGallery } from './read-gallery.ts'

function form(rows: Record<string, string>[]): FormData {
  const sent = new FormData()
  sent.set('title', 'Kept')
  for (const [at, row] of rows.entries())
    for (const [name, value] of Object.entries(row)) sent.set(`gallery[${at}].${name}`, value)
  return sent
}
const order = (rows: Record<string, string>[], added: string[] = []) =>
  galleryOf(readGallery(form(rows), added)).map(({ pictureId }) => pictureId)

test('rows keep their order and their words, and what came with the form follows', () => {
  const read = readGallery(form([{ pictureId: 'a', alt: 'A cat' }, { pictureId: 'b' }]), ['new'])
  expect(read.get('title')).toBe('Kept')
  expect(galleryOf(read)).toEqual([
    { pictureId: 'a', alt: 'A cat' },
    { pictureId: 'b', alt: '' },
    { pictureId: 'new', alt: '' },
  ])
})

test('without script a place that was typed moves a row, and a tick removes one', () => {
  const rows = ['a', 'b', 'c', 'd'].map((pictureId, at) => ({ pictureId, place: String(at + 1) }))
  const change = (at: number, with_: Record<string, string>) =>
    rows.map((row, place) => (place === at ? { ...row, ...with_ } : row))
  expect(order(change(3, { place: '1' }))).toEqual(['d', 'a', 'b', 'c'])
  expect(order(change(0, { place: '3' }))).toEqual(['b', 'c', 'a', 'd'])
  expect(order(change(1, { remove: 'on' }))).toEqual(['a', 'c', 'd'])
  expect(order(change(1, { place: 'nonsense' }))).toEqual(['a', 'b', 'c', 'd'])
})

test('gaps between rows and empty rows are no matter', () => {
  expect(order([{ pictureId: '' }, { pictureId: 'b' }, {}, { pictureId: 'd' }])).toEqual(['b', 'd'])
})
