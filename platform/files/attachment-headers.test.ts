import { expect, test } from 'vitest'
import { attachmentHeaders } from './attachment-headers.ts'

const disposition = (name: string) => attachmentHeaders(name, 'application/pdf')['Content-Disposition']

test('a file is a download that a browser neither guesses at nor lets act', () => {
  expect(attachmentHeaders('brief.pdf', 'application/pdf')).toMatchObject({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="brief.pdf"; filename*=UTF-8''brief.pdf`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': expect.stringContaining('sandbox'),
  })
})

test('a name in any script arrives whole, with a readable stand-in for old programs', () => {
  expect(disposition('Résumé été.pdf')).toBe(
    `attachment; filename="Resume ete.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%C3%A9t%C3%A9.pdf`,
  )
  expect(disposition('Договор.pdf')).toContain(`filename*=UTF-8''${encodeURIComponent('Договор.pdf')}`)
})

test('a name that was kept before its kind was known to run is handed out as what it is', () => {
  const text = 'text/plain; charset=utf-8'
  expect(attachmentHeaders('logo.svg', text)['Content-Disposition']).toContain('filename="logo.svg.txt"')
  expect(disposition('brief.pdf.exe')).toContain('filename="brief.pdf.exe.pdf"')
})

test('what is of no kind that we know is bytes, and is called so', () => {
  expect(attachmentHeaders('page.html', 'text/html')).toMatchObject({
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': expect.stringContaining('filename="page.html.bin"'),
  })
})

test('a picture with too many pixels to be shown is handed over under its own name, or its reader could not open it', () => {
  for (const name of ['poster.png', 'screen recording.GIF', 'panorama.jpeg', 'scan.tif', 'print.heic'])
    expect(attachmentHeaders(name, 'application/octet-stream')).toMatchObject({
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': expect.stringContaining(`filename="${name}"`),
    })
})

test.each(['a"; filename="b.exe', 'a\r\nSet-Cookie: x=1', 'a\\', "it's (1)*.pdf", 'half \ud800 pair'])(
  'the name %j cannot leave its place in the header',
  (name) => {
    const header = disposition(name)!
    expect(header).toMatch(/^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[A-Za-z0-9!._~%-]*$/)
    expect(header).toMatch(/\.pdf$/)
    expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow()
  },
)
