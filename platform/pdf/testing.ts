import { inflateSync } from 'node:zlib'

/** The text of a PDF of ours, line by line as it is drawn: enough to see that its words are there to be read and searched for. */
export function textOf(file: Uint8Array): string {
  const raw = Buffer.from(file).toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const streamOf = (body: string) => {
    const data = /stream\n([\s\S]*?)\nendstream/.exec(body)?.[1]
    return data === undefined ? '' : inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  }
  const fonts = new Map<string, Map<string, string>>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      fonts.set(name, lettersOf(streamOf(objects.get(unicode ?? '') ?? '')))
    }
  const pages = [...objects.values()].filter((body) => !body.includes('/Length1')).map(streamOf)
  return pages.map((page) => drawnIn(page, fonts)).join('\n')
}

/** Which letter each glyph stands for. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, from = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
    for (const [place, [, code = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      letters.set(
        (Number.parseInt(from, 16) + place).toString(16).padStart(4, '0'),
        code
          .split(' ')
          .map((one) =>
            String.fromCodePoint(...(one.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))),
          )
          .join(''),
      )
  return letters
}

function drawnIn(page: string, fonts: Map<string, Map<string, string>>): string {
  let [text, font] = ['', new Map<string, string>()]
  for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g))
    if (name) font = fonts.get(name) ?? font
    else {
      for (const [, glyphs = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g))
        for (const glyph of glyphs.match(/.{4}/g) ?? []) text += font.get(glyph) ?? ''
      text += '\n'
    }
  return text
}
