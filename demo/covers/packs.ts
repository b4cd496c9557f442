import { letters } from './letters.ts'
import { marks } from './marks.ts'
import type { Family } from './scene.ts'
import { count, fade, ground, group, oval, path, rect, sprig, stroke } from './shapes.ts'

const tastes = [
  'Plum',
  'Quince',
  'Green fig',
  'Sea salt',
  'Rye',
  'Honey',
  'Sorrel',
  'Juniper',
  'Beet',
  'Dill',
  'Rosehip',
  'Walnut',
  'Chili',
  'Pear',
]
const shadowOf = (x: number, wide: number) => oval(x, 253, wide, 8, '#000', 'opacity=".2"')

/** Jars on a shelf. */
export const jars: Family = ({ chance, colours }) => {
  const fills = chance.some([colours.a, colours.b, colours.c, colours.deep], 3)
  const named = chance.some(tastes, 3)
  return [
    ground(chance.is(0.5) ? colours.wall : colours.d),
    rect(0, 222, 400, 78, '#000', 'opacity=".1"'),
    ...fills.map((fill, k) => {
      const [x, tall] = [54 + k * 112, chance.between(92, 160)]
      const top = 250 - tall
      return [
        shadowOf(x + 42, 56),
        rect(x, top, 84, tall, fill, 'rx="11"'),
        rect(x + 8, top + 8, 9, tall - 22, '#fff', 'rx="4" opacity=".25"'),
        rect(x + 4, top - 18, 76, 22, colours.ink, 'rx="4"'),
        rect(x, top + tall * 0.3, 84, tall * 0.44, colours.paper),
        letters(named[k] ?? '', x + 42, top + tall * 0.52 + 6, 17, colours.ink, {
          face: 'name',
          anchor: 'middle',
          most: 72,
        }),
      ].join('')
    }),
  ].join('')
}

/** Bottles against the light. */
export const bottles: Family = ({ chance, colours, name }) => {
  const many = chance.whole(2, 4)
  const step = 300 / many
  return [
    fade('wall', [colours.wall, colours.d]),
    ground('url(#wall)'),
    rect(0, 250, 400, 50, colours.ink, 'opacity=".25"'),
    ...count(many).map((k) => {
      const x = 60 + step * (k + 0.5)
      const glass = [colours.deep, colours.a, colours.b, colours.c][k % 4] ?? colours.deep
      const tall = chance.between(170, 214)
      const top = 252 - tall
      return [
        shadowOf(x, 40),
        path(
          `M${x - 11} ${top}h22v${tall * 0.26}c0 16 20 18 20 42v${tall * 0.74 - 50}q0 8-8 8h-46q-8 0-8-8v-${tall * 0.74 - 50}c0-24 20-26 20-42z`,
          glass,
        ),
        rect(x - 13, top - 4, 26, 20, colours.c, 'rx="2"'),
        rect(x - 31, 170, 62, 58, colours.paper),
        letters(k % 2 ? chance.pick(tastes) : name, x, 196, 14, colours.ink, {
          face: 'name',
          anchor: 'middle',
          most: 54,
        }),
        stroke(`M${x - 18} 206h36M${x - 12} 213h24`, colours.b, 1.5),
        rect(x - 24, 130, 5, 110, '#fff', 'opacity=".22" rx="2"'),
      ].join('')
    }),
  ].join('')
}

/** Boxes, seen from a corner. */
export const boxes: Family = ({ chance, colours, name }) => {
  const mark = chance.pick(marks)
  const box = (
    x: number,
    y: number,
    wide: number,
    high: number,
    deep: number,
    front: string,
    side: string,
    top: string,
  ) =>
    [
      path(`M${x} ${y}h${wide}v${high}h-${wide}z`, front),
      path(`M${x + wide} ${y}l${deep} -${deep * 0.5}v${high}l-${deep} ${deep * 0.5}z`, side),
      path(`M${x} ${y}l${deep} -${deep * 0.5}h${wide}l-${deep} ${deep * 0.5}z`, top),
    ].join('')
  return [
    ground(chance.pick([colours.wall, colours.c, colours.d])),
    oval(210, 262, 170, 14, '#000', 'opacity=".16"'),
    box(64, 120, 110, 140, 44, colours.deep, colours.ink, colours.a),
    group('translate(90 150)', mark(colours.c, colours.deep)),
    letters(name, 119, 240, 16, colours.paper, { face: 'name', anchor: 'middle', most: 92 }),
    box(200, 168, 128, 92, 44, colours.paper, colours.d, colours.wall),
    letters(chance.pick(tastes), 264, 222, 24, colours.b, { face: 'italic', anchor: 'middle', most: 108 }),
    stroke('M220 236h88', colours.ink, 1),
    box(218, 108, 84, 60, 30, colours.b, colours.a, colours.c),
    group('translate(242 118) scale(.6)', mark(colours.paper, colours.b)),
  ].join('')
}

/** A standing pouch, with what grows in it. */
export const pouches: Family = ({ chance, colours, name }) => {
  const pouch = (x: number, fill: string, ink: string, leaf: string, taste: string) =>
    [
      shadowOf(x, 64),
      path(`M${x - 56} 44h112l4 196q-60 18-120 0z`, fill),
      path(`M${x - 56} 44h112v16h-112z`, '#000', 'opacity=".14"'),
      sprig(x, 172, 92, 4, leaf, 10),
      letters(name, x, 200, 19, ink, { face: 'name', anchor: 'middle', most: 92 }),
      letters(taste, x, 220, 13, ink, { face: 'text', anchor: 'middle', most: 92 }),
    ].join('')
  return [
    ground(chance.pick([colours.wall, colours.d, colours.paper])),
    rect(0, 226, 400, 74, colours.c, 'opacity=".7"'),
    pouch(126, chance.pick([colours.deep, colours.a]), colours.paper, colours.c, chance.pick(tastes)),
    pouch(274, colours.paper, colours.ink, colours.b, chance.pick(tastes)),
  ].join('')
}

/** A bag one carries home. */
export const tote: Family = ({ chance, colours, name, line }) => {
  const mark = chance.pick(marks)
  const cloth = chance.pick([colours.paper, colours.c, colours.wall])
  return [
    ground(chance.pick([colours.a, colours.b, colours.deep])),
    stroke('M158 96C150 10 250 10 242 96', cloth, 10),
    path('M112 92h176l12 186H100z', '#000', 'opacity=".18" transform="translate(8 6)"'),
    path('M112 92h176l12 186H100z', cloth),
    stroke('M132 92q4 60-6 186M270 92q-6 70 8 186', colours.ink, 1, 'opacity=".18"'),
    group('translate(161 122) scale(1.3)', mark(colours.ink, cloth)),
    letters(name, 200, 232, 24, colours.ink, { face: 'name', anchor: 'middle', most: 150 }),
    letters(line, 200, 250, 9, colours.ink, { face: 'text', anchor: 'middle', most: 150 }),
  ].join('')
}
