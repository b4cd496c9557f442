import { expect, test } from 'vitest'
import { fileNameFor } from './file-name.ts'
import { KINDS, TEXT } from './upload-kinds.ts'

const pdf = KINDS.get('application/pdf')!
const jpeg = KINDS.get('image/jpeg')!

test.each([
  ['brief.pdf', pdf, 'brief.pdf'],
  ['Brief.PDF', pdf, 'Brief.PDF'],
  ['photo.jpeg', jpeg, 'photo.jpeg'],
  ['photo.jpg', pdf, 'photo.jpg.pdf'],
  ['invoice.pdf.exe', pdf, 'invoice.pdf.exe.pdf'],
  ['notes', TEXT, 'notes.txt'],
  ['logo.svg', TEXT, 'logo.svg'],
  ['main.py', TEXT, 'main.py'],
  ['start.BAT', TEXT, 'start.BAT.txt'],
  ['C:\\Users\\me\\brief.pdf', pdf, 'brief.pdf'],
  ['../../etc/passwd', TEXT, 'passwd.txt'],
  ['a\u202Efdp.exe', pdf, 'afdp.exe.pdf'],
  ['a\r\nb.pdf', pdf, 'ab.pdf'],
  ['..', pdf, 'file.pdf'],
  ['', pdf, 'file.pdf'],
  ['.pdf', pdf, 'pdf.pdf'],
  ['Смета на работу.pdf', pdf, 'Смета на работу.pdf'],
])('%j is kept as %3$j', (given, kind, kept) => {
  expect(fileNameFor(given, kind)).toBe(kept)
})

test('a very long name is shortened and keeps its extension', () => {
  const name = fileNameFor(`${'я'.repeat(400)}.pdf`, pdf)
  expect(name).toBe(`${'я'.repeat(116)}.pdf`)
})
