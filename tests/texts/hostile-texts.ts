import fc from 'fast-check'

/** What a text can be made of to cost more than it should: repeated to the largest size that is allowed. */
const PIECES = [
  ['1. ', '1) ', '> ', '>', '- ', '* ', '+ ', '- a\n', '1. a\n', '> a\n', '> a\nb\n', '- [ ] a\n'],
  ['- - - - - a\n', '> - > - a\n', '- a\n  - b\n', '- # a\n', '    ', '    a\n', '\t', '\n', ' ', 'a  \n'],
  ['[', ']', '[]', '![', '(', '[a](', '[a](b) ', '[a][a] ', '[a]: b\n', '[^1]', '[^1]: a\n\n', '![[]()'],
  ['`', '` a `` ', '```\n', '~', '~~a ', '*a ', '*a* ', 'a*', 'a_', '_', '_a', '**', '**a ', '***a ** b * '],
  ['|', '|a|b|\n|-|-|\n|c|d|\n', 'a|b\n-|-\n', '|a|b|c|d|e|f\n', ':-|', '#', '# a\n', 'a\n=\n', '---\n', '-'],
  ['<', '<a ', '<a href="', '<!-- ', '<![CDATA[', '<?', '<http://a> ', '&', '&amp;', '&#x41;', '\\', 'a\\\n'],
  [
    'http://',
    'https://a.b ',
    'www.a.b ',
    'a@',
    'a@b',
    'a@b.cc ',
    'mailto:',
    '//',
    'a.b.',
    '"',
    "'",
    ',',
    '=1+',
  ],
  [
    '👩‍👩‍👧‍👦',
    'e\u0301\u0301\u0301\u0301',
    '\u05d0a',
    '\u200b',
    '\u200f',
    '\u3000',
    '\ufeff',
    'ﷺ',
    'ß',
    'a',
    'а',
    '7',
  ],
  ['+1', '00 1 ', '(123)', 'a-', 'a,', '-a', 'password ', 'AB12 '],
].flat()

export type HostileText = { name: string; of(length: number): string }

const repeated = (piece: string): HostileText => ({
  name: JSON.stringify(piece),
  of: (length) =>
    piece
      .repeat(Math.ceil(length / piece.length))
      .slice(0, length)
      .toWellFormed(),
})

/** A head of many columns over lines that leave them empty: a parser that fills them makes thousands of cells of nothing. */
const wideTable: HostileText = {
  name: 'a wide table of empty rows',
  of: (length) => `${'|a'.repeat(40)}\n${'|-'.repeat(40)}\n${'|\n'.repeat(length)}`.slice(0, length),
}

const stairs: HostileText = {
  name: 'a list that goes down stairs',
  of: (length) =>
    Array.from({ length: 300 }, (_, step) => `${'  '.repeat(step)}- a\n`)
      .join('')
      .repeat(10)
      .slice(0, length),
}

/** By chance, and the same every time. */
const mixes = fc
  .sample(fc.array(fc.constantFrom(...PIECES), { minLength: 2, maxLength: 6 }), { seed: 7, numRuns: 30 })
  .map((pieces) => repeated(pieces.join('')))

export const hostileTexts: readonly HostileText[] = [...PIECES.map(repeated), wideTable, stairs, ...mixes]

const PARAGRAPH =
  'I draw marks for people who bake, and send them as files that a printer would thank you for. Say what you sell, ' +
  'and to whom; three sheets come in two days, of which you choose one.\n\n'

/** What people write, of the same length: what any other text is measured by. */
export const ordinaryText = repeated(PARAGRAPH)
