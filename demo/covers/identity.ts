import { letters, lettersIn } from './letters.ts'
import { marks } from './marks.ts'
import type { Family } from './scene.ts'
import { circle, count, ground, group, oval, path, rect, ring, stroke } from './shapes.ts'

/** A mark on the lines that it was built from. */
export const monogram: Family = ({ chance, colours, name, line }) => {
  const [dark, faint, bright] = chance.is(0.6)
    ? [colours.deep, colours.a, colours.paper]
    : [colours.c, colours.paper, colours.ink]
  const mark = chance.pick(marks)
  const size = chance.between(1.5, 1.9)
  const rings = [58, 100, 146].map((radius) => ring(200, 132, radius, faint, 1, 'opacity=".55"')).join('')
  const lines = stroke('M0 82H400M0 182H400M150 0V300M250 0V300', faint, 1, 'opacity=".55"')
  return [
    ground(dark),
    rings,
    lines,
    group(`translate(${200 - 30 * size} ${132 - 30 * size}) scale(${size})`, mark(bright, dark)),
    letters(name, 200, 246, 27, bright, { face: 'name', anchor: 'middle', most: 300 }),
    letters(line, 200, 267, 11.5, bright, { face: 'text', anchor: 'middle', most: 320 }),
  ].join('')
}

/** Only the word, set as large as the wall allows. */
export const wordmark: Family = ({ chance, colours, name, line }) => {
  const [wall, ink, spot] = chance.pick([
    [colours.a, colours.paper, colours.c],
    [colours.paper, colours.ink, colours.b],
    [colours.c, colours.ink, colours.b],
    [colours.deep, colours.c, colours.b],
  ] as const)
  const face = chance.pick(['bold', 'name', 'italic', 'light'] as const)
  const low = chance.is(0.5)
  return [
    ground(wall),
    low ? circle(chance.between(40, 360), chance.between(40, 110), chance.between(14, 34), spot) : '',
    letters(low ? name.toLowerCase() : name, 28, low ? 210 : 176, 104, ink, { face, most: 344 }),
    rect(28, low ? 232 : 200, low ? 344 : chance.between(60, 200), low ? 2 : 10, spot),
    letters(line, 28, 264, 13, ink, { face: 'text', most: 344 }),
  ].join('')
}

/** Cards, a letterhead and a sticker on a table. */
export const stationery: Family = ({ chance, colours, name, line }) => {
  const mark = chance.pick(marks)
  const lean = chance.between(-18, 18)
  const shadow = 'fill-opacity=".16"'
  const card = (x: number, y: number, fill: string, inside: string) =>
    rect(x + 4, y + 5, 176, 104, '#000', shadow) +
    rect(x, y, 176, 104, fill) +
    group(`translate(${x} ${y})`, inside)
  return [
    ground(chance.is(0.5) ? colours.d : colours.wall),
    group(
      `rotate(${lean} 200 150)`,
      rect(30, 52, 118, 220, '#000', shadow),
      rect(26, 46, 118, 220, colours.paper),
      group('translate(40 60) scale(.4)', mark(colours.a, colours.paper)),
      count(7)
        .map((k) => rect(40, 104 + k * 14, k % 3 === 2 ? 52 : 88, 3, colours.d))
        .join(''),
      card(
        166,
        28,
        colours.deep,
        letters(name, 18, 50, 22, colours.paper, { face: 'name', most: 144 }) +
          letters(line, 18, 72, 9.5, colours.paper, { face: 'text', most: 144, more: 'opacity=".8"' }),
      ),
      card(196, 152, colours.paper, group('translate(58 22)', mark(colours.b, colours.paper))),
      circle(382, 130, 42, colours.b),
      group('translate(362 110) scale(.66)', mark(colours.paper, colours.b)),
      rect(20, -40, 150, 62, colours.c),
    ),
  ].join('')
}

/** The colours of a house, and how much there is of each. */
export const swatches: Family = ({ chance, colours, name }) => {
  const fills = [chance.is(0.5) ? colours.deep : colours.a, colours.paper, colours.b, colours.c, colours.ink]
  const wides = chance.pick([
    [160, 88, 72, 44, 36],
    [112, 112, 80, 60, 36],
    [180, 64, 60, 56, 40],
  ])
  let left = 0
  const stripes = fills.map((fill, k) => {
    const wide = wides[k] ?? 0
    const ink = k === 1 || k === 3 ? colours.ink : colours.paper
    const drawn =
      rect(left, 0, wide + 1, 300, fill) +
      (wide >= 60
        ? letters(`${wide / 4} %`, left + 14, 270, 19, ink, { most: wide - 20 }) +
          letters(fill, left + 14, 286, 9, ink, { face: 'text' })
        : '')
    left += wide
    return drawn
  })
  const first = fills[0] ?? colours.deep
  return (
    stripes.join('') +
    group('translate(26 30) scale(1.3)', chance.pick(marks)(colours.paper, first)) +
    letters(name, 26, 150, 20, colours.paper, { face: 'name', most: (wides[0] ?? 100) - 40 })
  )
}

/** Many directions on one sheet, one of them chosen. */
export const markSheet: Family = ({ chance, colours }) => {
  const wall = chance.pick([colours.paper, colours.wall, colours.deep])
  const ink = wall === colours.deep ? colours.paper : colours.ink
  const chosen = chance.whole(0, 11)
  return (
    ground(wall) +
    chance
      .some(marks, 12)
      .map((mark, k) =>
        group(
          `translate(${32 + (k % 4) * 93} ${24 + Math.floor(k / 4) * 92})`,
          mark(k === chosen ? colours.b : ink, wall),
        ),
      )
      .join('')
  )
}

/** The sign over a shop door. */
export const shopSign: Family = ({ chance, colours, name, line }) => {
  const bricks = count(13)
    .map((row) => stroke(`M0 ${row * 24}H400`, colours.ink, 0.7, 'opacity=".13"'))
    .join('')
  const round = chance.is(0.5)
  const mark = chance.pick(marks)
  const sign = round
    ? circle(236, 150, 94, colours.deep) +
      ring(236, 150, 84, colours.c, 2) +
      group('translate(203 78) scale(1.1)', mark(colours.c, colours.deep)) +
      letters(name, 236, 184, 26, colours.paper, { face: 'name', anchor: 'middle', most: 140 }) +
      letters(line, 236, 206, 9.5, colours.paper, { face: 'text', anchor: 'middle', most: 118 })
    : rect(120, 74, 240, 150, colours.a) +
      rect(130, 84, 220, 130, 'none', `stroke="${colours.paper}" stroke-width="2"`) +
      letters(name, 240, 158, 46, colours.paper, { face: 'italic', anchor: 'middle', most: 190 }) +
      letters(line, 240, 188, 12, colours.paper, { face: 'text', anchor: 'middle', most: 190 })
  return [
    ground(colours.wall),
    bricks,
    group(
      'translate(10 12)',
      round
        ? circle(236, 150, 94, '#000', 'opacity=".18"')
        : rect(120, 74, 240, 150, '#000', 'opacity=".18"'),
    ),
    stroke(round ? 'M60 40H236V56' : 'M60 40H330M150 40V74M330 40V74', colours.ink, 5),
    rect(52, 22, 12, 80, colours.ink),
    sign,
  ].join('')
}

/** Two cups and what is written on them. */
export const cups: Family = ({ chance, colours, name }) => {
  const mark = chance.pick(marks)
  const cup = (x: number, tall: number, body: string, sleeve: string) => {
    const top = 250 - tall
    return [
      oval(x + 8, 252, 66, 9, '#000', 'opacity=".2"'),
      path(`M${x - 52} ${top}h104l-14 ${tall}h-76z`, body),
      path(`M${x - 46} ${top + tall * 0.42}h92l-6 ${tall * 0.36}h-80z`, sleeve),
      rect(x - 57, top - 14, 114, 17, colours.ink, 'rx="4"'),
      group(`translate(${x - 17} ${top + tall * 0.46}) scale(.56)`, mark(colours.paper, sleeve)),
      letters(name, x, top + tall * 0.28, 15, colours.ink, { face: 'name', anchor: 'middle', most: 84 }),
    ].join('')
  }
  return [
    ground(colours.wall),
    rect(0, 214, 400, 86, colours.d),
    cup(chance.between(110, 140), chance.between(120, 170), colours.paper, colours.a),
    cup(chance.between(262, 292), chance.between(150, 200), colours.paper, colours.b),
  ].join('')
}

/** A page of the book that says how a name is used. */
export const guidelines: Family = ({ chance, colours, name }) => {
  const mark = chance.pick(marks)
  return [
    ground(colours.deep),
    path('M28 34L198 52V286L28 262z', colours.paper),
    path('M372 34L202 52V286L372 262z', colours.wall),
    path('M198 52l2 2 2-2v234h-4z', colours.ink, 'opacity=".3"'),
    group('translate(72 92) scale(1.3) skewY(6)', mark(colours.a, colours.paper)),
    group('translate(56 210) skewY(6)', letters(name, 0, 0, 22, colours.ink, { face: 'name', most: 120 })),
    group(
      'translate(222 84) skewY(-6)',
      lettersIn(['Room', 'around', 'the mark'], 0, 0, 19, colours.ink),
      count(6)
        .map((k) => rect(0, 70 + k * 11, k === 5 ? 60 : 124, 3, colours.d))
        .join(''),
      [colours.a, colours.b, colours.c, colours.ink]
        .map((fill, k) => rect(k * 33, 148, 28, 28, fill))
        .join(''),
    ),
  ].join('')
}
