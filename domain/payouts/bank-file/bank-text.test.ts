import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankText } from './bank-text.ts'

test.each([
  ['Jürgen Großmann-Öztürk', 'Juergen Grossmann-Oeztuerk'],
  ['GROẞE ÄSTE', 'GROSSE AeSTE'],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['Mirela Kovač Đorđević', 'Mirela Kovac Dordevic'],
  ['Søren Ångström, Æbeltoft', 'Soeren Aangstroem, Aebeltoft'],
  ['Þórður Guðmundsson', 'Thordur Gudmundsson'],
  ['Élodie Brûlé-Œuf', 'Elodie Brule-Oeuf'],
  ['José Muñoz Façanha', 'Jose Munoz Facanha'],
  ['Ștefan Țîrlea', 'Stefan Tirlea'],
  ['Işıl Çağlayan', 'Isil Caglayan'],
  ['Nguyễn Thị Đức', 'Nguyen Thi Duc'],
  ['Андрей Щербаков', 'Andrey Shcherbakov'],
  ['Игорь Подъёмный', 'Igor Podemnyy'],
  ['Юлія Їжакевич', 'Yuliya Yizhakevich'],
  ['Љубица Ђурић', 'Ljubitsa Djuric'],
  ['Ελένη Παπαδοπούλου', 'Eleni Papadopoyloy'],
  ['O’Neil & Söhne <GmbH> “U.A.”', "O'Neil + Soehne (GmbH) 'U.A.'"],
  ['a_b@c.org; 100 % – done…', 'a-b(at)c.org, 100 . - done...'],
  ['Ａｎｎ', 'Ann'],
  ['two\n\tlines\u00a0here', 'two lines here'],
])('%s is written %s', (text, written) => {
  expect(bankText(text, 70)).toBe(written)
})

test.each([
  ['/leading', 'leading'],
  ['trailing/', 'trailing'],
  ['a//b / / c', 'a/b / c'],
  ['\\\\server\\share', 'server/share'],
  ['', 'NOTPROVIDED'],
  ['///', 'NOTPROVIDED'],
  ['王小明', 'NOTPROVIDED'],
  ['😀', 'NOTPROVIDED'],
  ['王 Ming', '? Ming'],
])('of %j is left %j', (text, left) => {
  expect(bankText(text, 70)).toBe(left)
})

test('it is cut where there is no more room, and never ends in a space or a slash because of it', () => {
  expect(bankText('ß'.repeat(70), 70)).toBe('s'.repeat(70))
  expect(bankText(`${'a'.repeat(69)} b`, 70)).toBe('a'.repeat(69))
  expect(bankText(`${'a'.repeat(69)}/b`, 70)).toBe('a'.repeat(69))
})

test('whatever it is given, what comes out is of the allowed set, fits, and is never empty', () => {
  const part = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom('/', ' ', 'ß', 'Щ', 'ь', 'a'),
  )
  const anyText = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''))
  fc.assert(
    fc.property(anyText, fc.integer({ min: 11, max: 140 }), (text, most) => {
      const written = bankText(text, most)
      expect(written).toMatch(/^[a-zA-Z0-9\-?:().,'+](?:[a-zA-Z0-9/\-?:().,'+ ]*[a-zA-Z0-9\-?:().,'+])?$/)
      expect(written).not.toMatch(/\/\//)
      expect(written.length).toBeLessThanOrEqual(most)
      expect(bankText(written, most)).toBe(written)
    }),
  )
})
