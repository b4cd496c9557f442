import { expect, test } from 'vitest'
import { fileNameFor, whyStoredAsText } from './file-name.ts'
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
  ['notes.md', TEXT, 'notes.md'],
  ['Figures.CSV', TEXT, 'Figures.CSV'],
  ['main.rs', TEXT, 'main.rs'],
  ['C:\\Users\\me\\brief.pdf', pdf, 'brief.pdf'],
  ['../../etc/passwd', TEXT, 'passwd.txt'],
  ['a\u202Efdp.exe', pdf, 'afdp.exe.pdf'],
  ['a\r\nb.pdf', pdf, 'ab.pdf'],
  ['..', pdf, 'file.pdf'],
  ['', pdf, 'file.pdf'],
  ['.pdf', pdf, 'pdf.pdf'],
  ['Смета на работу.pdf', pdf, 'Смета на работу.pdf'],
])('%j is kept as %3$j', (given, kind, stored) => {
  expect(fileNameFor(given, kind)).toBe(stored)
})

const RUN_WHEN_OPENED =
  'html htm xhtml svg xml js mjs jse hta desktop library-ms search-ms searchconnector-ms settingcontent-ms lnk url scr exe com bat cmd ps1 psm1 vbs vbe wsf jar jnlp msi msix reg iso img vhd appref-ms application chm scf inf webloc command workflow terminal sh py pyw rb pl php xll xlam xlsm docm dotm pptm slk iqy mht mhtml eml rtf pdf zip theme diagcab one'

test.each(RUN_WHEN_OPENED.split(' '))('a text that is called .%s is kept as a text', (extension) => {
  expect(fileNameFor(`report.${extension}`, TEXT)).toBe(`report.${extension}.txt`)
  expect(fileNameFor(`report.${extension.toUpperCase()}`, TEXT)).toBe(`report.${extension.toUpperCase()}.txt`)
})

test.each(RUN_WHEN_OPENED.split(' ').filter((extension) => extension !== 'pdf'))(
  'a document that is called .%s ends as what it is',
  (extension) => {
    expect(fileNameFor(`report.${extension}`, pdf)).toBe(`report.${extension}.pdf`)
  },
)

test.each([
  ['a dot behind it', 'report.html.', 'report.html.txt'],
  ['dots and spaces behind it', 'report.html . . ', 'report.html.txt'],
  ['a space that does not break', 'report.html\u00A0', 'report.html.txt'],
  ['an invisible mark behind it', 'report.html\u200B\u2060', 'report.html.txt'],
  ['a blank of Braille or Hangul behind it', 'report.html\u2800\u3164', 'report.html.txt'],
  ['an invisible mark inside it', 'report.ht\u00ADml', 'report.html.txt'],
  ['a harmless ending before it', 'report.txt.html', 'report.txt.html.txt'],
  ['a reading direction turned round', 'report\u202Etxt.lmth', 'reporttxt.lmth.txt'],
  ['a full stop of another script', 'report\uFF0Ehtml', 'report.html.txt'],
  ['a dot leader', 'report\u2024html', 'report.html.txt'],
  ['wide letters', 'report.\uFF48\uFF54\uFF4D\uFF4C', 'report.html.txt'],
  ['a stream of Windows', 'report.html::$DATA', 'report.html$DATA.txt'],
  ['no ending at all', 'install', 'install.txt'],
  ['a name that is a folder’s setting', 'desktop.ini', 'desktop.ini.txt'],
])('a name with %s ends as a text', (_, given, stored) => {
  expect(fileNameFor(given, TEXT)).toBe(stored)
})

test('a name that Windows takes for a device is made another', () => {
  expect(fileNameFor('CON.pdf', pdf)).toBe('file-CON.pdf')
  expect(fileNameFor('com1.tar.csv', TEXT)).toBe('file-com1.tar.csv')
})

test('what was kept once stays as it is', () => {
  for (const given of ['report.html', 'a b.PDF', 'main.rs', 'CON.pdf'])
    expect(fileNameFor(fileNameFor(given, TEXT), TEXT)).toBe(fileNameFor(given, TEXT))
})

test('who attached a page is told why it is a text now, and who attached a text is not', () => {
  expect(whyStoredAsText('report.html.txt')).toBe(
    'Kept as text, because a .html file can run when it is opened. In a ZIP archive it keeps its name.',
  )
  expect(whyStoredAsText('script.js.txt')).toContain('a .js file')
  for (const name of ['notes.txt', 'Version 1.2.txt', 'notes.md', 'brief.pdf', 'main.rs.txt'])
    expect(whyStoredAsText(name), name).toBeUndefined()
})

test('a very long name is shortened and keeps its extension', () => {
  const name = fileNameFor(`${'я'.repeat(400)}.pdf`, pdf)
  expect(name).toBe(`${'я'.repeat(116)}.pdf`)
})
