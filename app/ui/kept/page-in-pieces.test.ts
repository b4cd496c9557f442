import { expect, test } from 'vitest'
import { asWhole, inPieces, placeFor } from './page-in-pieces.ts'

const card = Buffer.from('<b>Wörk</b>')
const textOf = ({ pieces }: { pieces: readonly Buffer[] }) => Buffer.concat(pieces).toString()

test('a page has its kept parts where they were rendered, as often as they were', () => {
  const page = inPieces(() => `<p>${placeFor(card)}, ${placeFor(Buffer.from('é'))}</p>${placeFor(card)}`)
  expect(textOf(page)).toBe('<p><b>Wörk</b>, é</p><b>Wörk</b>')
  expect(page.text).not.toContain('Wörk')
})

test('a page without any is its text', () => {
  expect(textOf(inPieces(() => '<p>Plain – <!--0:0--></p>'))).toBe('<p>Plain – <!--0:0--></p>')
})

test('a part that is kept for other pages is whole, also with parts of its own in it', () => {
  const page = inPieces(() => placeFor(Buffer.from(asWhole(() => `<i>${placeFor(card)}</i>`))))
  expect(textOf(page)).toBe('<i><b>Wörk</b></i>')
})

test('where no page is rendered in pieces a part is its text', () => {
  expect(placeFor(card)).toBe('<b>Wörk</b>')
})

test('a page that failed leaves nothing to the next one', () => {
  const fails = () =>
    inPieces(() => {
      placeFor(card)
      throw new Error('No such page')
    })
  expect(fails).toThrow('No such page')
  expect(placeFor(card)).toBe('<b>Wörk</b>')
})
