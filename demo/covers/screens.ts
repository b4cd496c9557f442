import { letters, lettersIn } from './letters.ts'
import type { Family } from './scene.ts'
import { circle, count, ground, group, path, rect, ring, smooth, stroke, through } from './shapes.ts'

const promises = [
  ['Cabins above', 'the tree line'],
  ['Bread, by', 'seven o’clock'],
  ['Repair it,', 'keep it'],
  ['Your boat,', 'looked after'],
  ['Heat that', 'pays back'],
  ['A calmer', 'inbox'],
  ['Books you', 'can borrow'],
  ['Grown on', 'the roof'],
  ['The museum', 'at night'],
  ['Learn to', 'sail slowly'],
  ['Glasses made', 'next door'],
  ['Rent a', 'workshop'],
] as const

/** The first screen of a site. */
export const webPage: Family = ({ chance, colours, name }) => {
  const [first, second] = chance.pick(promises)
  const dark = chance.is(0.3)
  const [page, ink] = dark ? [colours.ink, colours.paper] : [colours.paper, colours.ink]
  const scene = chance.pick([
    rect(38, 194, 320, 122, colours.a) +
      path('M38 280l70-62 48 42 66-56 60 54 76-44v100H38z', colours.deep) +
      circle(300, 222, 14, colours.c),
    rect(38, 194, 320, 122, colours.c) +
      circle(120, 250, 46, colours.b) +
      rect(190, 214, 60, 90, colours.deep) +
      circle(300, 262, 34, colours.a),
    rect(38, 194, 320, 122, colours.d) +
      count(5)
        .map((k) =>
          path(
            `M${60 + k * 62} 316v-${30 + chance.between(10, 70)}a22 22 0 0 1 44 0v120z`,
            [colours.a, colours.b, colours.deep, colours.c][k % 4] ?? '',
          ),
        )
        .join(''),
  ])
  return [
    ground(chance.pick([colours.d, colours.wall, colours.c, colours.a])),
    rect(50, 34, 320, 290, '#000', 'opacity=".16"'),
    rect(38, 26, 320, 290, page),
    letters(name, 56, 52, 15, ink, { face: 'name', most: 130 }),
    count(3)
      .map((k) => rect(250 + k * 34, 44, 24, 4, colours.d))
      .join(''),
    lettersIn([first, second], 56, 104, 31, ink, { most: 280 }),
    rect(56, 154, 86, 24, colours.b, 'rx="3"') + rect(72, 164, 54, 4, colours.paper),
    scene,
  ].join('')
}

/** A shop: a shelf of things with prices. */
export const webShop: Family = ({ chance, colours, name }) => {
  const things = [
    (x: number, y: number, fill: string) =>
      path(`M${x + 22} ${y + 18}h28l6 46h-40z`, fill) + stroke(`M${x + 50} ${y + 26}q20 2 2 24`, fill, 5),
    (x: number, y: number, fill: string) =>
      circle(x + 36, y + 42, 24, fill) + rect(x + 30, y + 8, 12, 14, fill),
    (x: number, y: number, fill: string) =>
      rect(x + 16, y + 16, 40, 50, fill, 'rx="4"') + rect(x + 22, y + 24, 28, 4, colours.paper),
    (x: number, y: number, fill: string) =>
      path(`M${x + 12} ${y + 30}h48l-6 30h-36z`, fill) + circle(x + 36, y + 24, 14, fill, 'opacity=".7"'),
    (x: number, y: number, fill: string) => path(`M${x + 36} ${y + 10}l24 54h-48z`, fill),
    (x: number, y: number, fill: string) => ring(x + 36, y + 40, 20, fill, 10),
  ]
  return [
    ground(chance.pick([colours.deep, colours.a, colours.b, colours.d])),
    rect(26, 22, 348, 300, colours.paper, 'rx="6"'),
    letters(name, 44, 52, 18, colours.ink, { face: 'bold', most: 140 }),
    circle(346, 46, 9, colours.b) + rect(236, 43, 70, 5, colours.d),
    chance
      .some(things, 6)
      .map((thing, k) => {
        const [x, y] = [44 + (k % 3) * 106, 68 + Math.floor(k / 3) * 116]
        return (
          rect(x, y, 96, 80, [colours.wall, colours.d, colours.c][(k + Math.floor(k / 3)) % 3] ?? '') +
          thing(x + 12, y + 2, [colours.a, colours.b, colours.deep][k % 3] ?? '') +
          rect(x, y + 88, chance.between(40, 76), 4, colours.ink) +
          letters(`${chance.whole(12, 240)}.00`, x, y + 106, 10, colours.ink, { face: 'text' })
        )
      })
      .join(''),
  ].join('')
}

/** Two telephones. */
export const phones: Family = ({ chance, colours, name }) => {
  const phone = (x: number, y: number, fill: string, inside: string) =>
    rect(x + 6, y + 8, 128, 262, '#000', 'rx="20" opacity=".2"') +
    rect(x, y, 128, 262, colours.ink, 'rx="20"') +
    rect(x + 9, y + 12, 110, 238, fill, 'rx="13"') +
    group(`translate(${x + 9} ${y + 12})`, inside)
  const dots = [colours.c, colours.b, colours.d, colours.a]
  const dial =
    ring(55, 70, 36, colours.d, 10) +
    `<circle cx="55" cy="70" r="36" fill="none" stroke="${colours.a}" stroke-width="10" stroke-dasharray="${chance.between(80, 200).toFixed(0)} 240" transform="rotate(-90 55 70)"/>` +
    letters(String(chance.whole(12, 98)), 55, 79, 26, colours.ink, { face: 'name', anchor: 'middle' })
  const list = count(4)
    .map(
      (k) =>
        circle(20, 138 + k * 25, 8, dots[k] ?? '') +
        rect(36, 133 + k * 25, chance.between(30, 62), 4, colours.ink) +
        rect(36, 141 + k * 25, 28, 3, colours.d),
    )
    .join('')
  const wave = smooth(count(5).map((k) => [k * 27.5, chance.between(110, 190)] as const))
  const second = chance.pick([
    letters(name, 14, 44, 24, colours.paper, { face: 'name', most: 84 }) +
      path(`${wave}V225a13 13 0 0 1-13 13H13a13 13 0 0 1-13-13z`, colours.deep) +
      stroke(wave, colours.c, 3),
    letters(name, 14, 40, 20, colours.paper, { face: 'bold', most: 84 }) +
      count(6)
        .map((k) => rect(12 + (k % 2) * 46, 58 + Math.floor(k / 2) * 52, 40, 44, dots[k % 4] ?? '', 'rx="6"'))
        .join(''),
    circle(55, 96, 34, colours.c) +
      path('M46 80l26 16-26 16z', colours.ink) +
      rect(16, 160, 78, 4, colours.paper, 'opacity=".5"') +
      rect(16, 160, 40, 4, colours.paper) +
      letters(name, 55, 192, 15, colours.paper, { anchor: 'middle', most: 84 }),
  ])
  return [
    ground(chance.pick([colours.wall, colours.d, colours.c])),
    group(
      `rotate(${chance.pick([-10, -5, 6, 10])} 200 150)`,
      phone(74, chance.between(14, 40), colours.paper, dial + list),
      phone(216, chance.between(-6, 20), chance.pick([colours.a, colours.b]), second),
    ),
  ].join('')
}

/** Figures that somebody looks at every morning. */
export const dashboard: Family = ({ chance, colours, name }) => {
  const dark = chance.is(0.5)
  const [wall, card, ink] = dark
    ? [colours.ink, colours.deep, colours.paper]
    : [colours.wall, colours.paper, colours.ink]
  const walk = count(14).map((k) => [112 + k * 20, 196 - k * 3 - chance.between(0, 44)] as const)
  return [
    ground(wall),
    rect(0, 0, 84, 300, card),
    letters(name, 14, 34, 13, ink, { face: 'bold', most: 62 }),
    count(6)
      .map((k) =>
        rect(14, 62 + k * 26, k === 1 ? 56 : chance.between(30, 50), 5, k === 1 ? colours.b : colours.d),
      )
      .join(''),
    chance
      .some(['4,812', '96.4 %', '31 h', '$18.2k', '1,204', '0.7 %', '7 days'], 3)
      .map(
        (figure, k) =>
          rect(98 + k * 98, 18, 88, 60, card, 'rx="5"') +
          rect(108 + k * 98, 30, 34, 4, colours.d) +
          letters(figure, 108 + k * 98, 62, 19, ink, { face: 'name', most: 70 }),
      )
      .join(''),
    rect(98, 90, 284, 130, card, 'rx="5"'),
    path(`${through(walk)}V208H112z`, colours.a, 'opacity=".25"'),
    stroke(through(walk), colours.a, 3),
    count(3)
      .map((k) => rect(98 + k * 98, 232, 88, 56, card, 'rx="5"'))
      .join(''),
    count(6)
      .map((k) => rect(108 + k * 12, 278 - (k + 2) * 4, 8, (k + 2) * 4, k === 5 ? colours.b : colours.d))
      .join(''),
    ring(240, 260, 16, colours.d, 7) +
      `<circle cx="240" cy="260" r="16" fill="none" stroke="${colours.c}" stroke-width="7" stroke-dasharray="62 110"/>`,
    count(3)
      .map((k) => rect(304, 246 + k * 13, [60, 42, 52][k] ?? 40, 5, k === 0 ? colours.b : colours.d))
      .join(''),
  ].join('')
}

/** Boxes and arrows, before anything has a colour. */
export const wireframe: Family = ({ chance, colours }) => {
  const line = colours.a
  const sheet = (x: number, y: number, kind: number) =>
    rect(x, y, 92, 116, colours.paper, `stroke="${line}" stroke-width="2"`) +
    rect(x + 8, y + 8, 30, 5, line) +
    (kind === 0
      ? stroke(
          `M${x + 8} ${y + 22}h76v40h-76zM${x + 8} ${y + 22}l76 40M${x + 84} ${y + 22}l-76 40`,
          line,
          1.4,
        ) +
        rect(x + 8, y + 74, 60, 4, colours.d) +
        rect(x + 8, y + 84, 44, 4, colours.d) +
        rect(x + 8, y + 96, 34, 12, colours.b)
      : kind === 1
        ? count(4)
            .map((k) =>
              rect(
                x + 8 + (k % 2) * 40,
                y + 24 + Math.floor(k / 2) * 42,
                34,
                34,
                'none',
                `stroke="${line}" stroke-width="1.4"`,
              ),
            )
            .join('')
        : count(5)
            .map(
              (k) =>
                circle(x + 14, y + 30 + k * 17, 4, 'none', `stroke="${line}" stroke-width="1.4"`) +
                rect(x + 26, y + 28 + k * 17, chance.between(30, 56), 4, colours.d),
            )
            .join(''))
  return [
    ground(colours.wall),
    count(19)
      .map((k) => stroke(`M${k * 22} 0V300M0 ${k * 22}H400`, colours.d, 0.6, 'opacity=".6"'))
      .join(''),
    stroke(
      'M120 96h40M252 96q24 0 24 40v20M212 218h-60q-20 0-20-30v-20',
      colours.b,
      2,
      'stroke-dasharray="5 5"',
    ),
    sheet(26, 36, chance.whole(0, 2)),
    sheet(160, chance.between(24, 44), chance.whole(0, 2)),
    sheet(280, chance.between(120, 160), chance.whole(0, 2)),
    sheet(120, 172, chance.whole(0, 2)),
  ].join('')
}
