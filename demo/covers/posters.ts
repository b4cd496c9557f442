import { letters, lettersIn } from './letters.ts'
import type { Family } from './scene.ts'
import { circle, count, ground, group, rect, stroke } from './shapes.ts'

const events = [
  ['Chamber', 'music'],
  ['Harbour', 'days'],
  ['Open', 'studios'],
  ['Film on', 'the quay'],
  ['Winter', 'market'],
  ['New', 'ceramics'],
  ['Choirs at', 'midnight'],
  ['Seed', 'exchange'],
  ['Jazz in', 'the barn'],
  ['Paper', 'and ink'],
  ['Slow', 'bicycles'],
  ['Street', 'of books'],
  ['Northern', 'dance'],
  ['Small', 'circus'],
] as const
const whens = [
  'Sat 14 Nov, 19:30',
  '3 to 9 May',
  'Thursday 21 March',
  '12.06. 20:00',
  'All of October',
  'Fri 6 Sept, doors at 8',
]

/** Rings out of a corner and a name in the other. */
export const posterRings: Family = ({ chance, colours, line }) => {
  const [first, second] = chance.pick(events)
  const right = chance.is(0.6)
  const [x, words] = right ? [400, 24] : [0, 150]
  const rings = [220, 150, 80]
    .map((radius, k) =>
      circle(x, chance.is(0.7) ? 0 : 20, radius, [colours.paper, colours.ink, colours.c][k] ?? ''),
    )
    .join('')
  return [
    ground(chance.pick([colours.b, colours.a, colours.c, colours.deep])),
    rings,
    rect(0, 188, 400, 112, colours.ink),
    lettersIn([first, second], words, 224, 36, colours.paper, { face: 'bold', most: 236, leading: 1 }),
    letters(`${chance.pick(whens)}, ${line}`, words, 286, 11.5, colours.paper, { face: 'text', most: 236 }),
  ].join('')
}

/** Letters so large that they are the picture. */
export const posterLetters: Family = ({ chance, colours, name }) => {
  const [first, second] = chance.pick(events)
  const wall = chance.pick([colours.paper, colours.c, colours.wall])
  return [
    ground(wall),
    group(
      `rotate(${chance.pick([-8, -3, 0, 5])} 200 150)`,
      letters(first.slice(0, 2), -6, 236, 250, colours.b, { face: 'bold', most: 310 }),
      letters(second.slice(0, 1).toUpperCase(), 210, 286, 260, colours.a, {
        face: 'name',
        most: 176,
        more: 'style="mix-blend-mode:multiply"',
      }),
    ),
    rect(0, 0, 400, 34, colours.ink),
    letters(`${first} ${second}`, 16, 23, 14, colours.paper, { face: 'bold', most: 250 }),
    letters(name, 384, 23, 12, colours.paper, { face: 'text', anchor: 'end', most: 120 }),
  ].join('')
}

/** A grid, a diagonal, and small type that knows its place. */
export const posterSwiss: Family = ({ chance, colours, line }) => {
  const [first, second] = chance.pick(events)
  const bars = count(chance.whole(5, 9))
  const lean = chance.pick([-32, -24, 28, 38])
  return [
    ground(chance.pick([colours.paper, colours.wall])),
    group(
      `rotate(${lean} 240 150)`,
      bars
        .map((k) =>
          rect(
            60 + k * 42,
            -120 + chance.between(0, 90),
            chance.between(14, 32),
            chance.between(220, 420),
            [colours.b, colours.a, colours.ink, colours.c][k % 4] ?? '',
          ),
        )
        .join(''),
    ),
    rect(0, 208, 400, 92, colours.paper),
    stroke('M20 208H380', colours.ink, 2),
    lettersIn([first.toLowerCase(), second.toLowerCase()], 20, 244, 32, colours.ink, {
      face: 'bold',
      most: 210,
      leading: 1,
    }),
    lettersIn([chance.pick(whens), line], 240, 240, 11, colours.ink, {
      face: 'text',
      most: 146,
      leading: 1.5,
    }),
  ].join('')
}
