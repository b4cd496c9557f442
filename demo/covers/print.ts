import { letters, lettersIn } from './letters.ts'
import type { Family } from './scene.ts'
import { circle, count, ground, group, path, rect, stroke } from './shapes.ts'

const titles = [
  ['The weight', 'of small boats'],
  ['A house', 'with nine doors'],
  ['Salt', 'and semaphore'],
  ['Her brother’s', 'orchard'],
  ['Nothing', 'but weather'],
  ['The last', 'ferryman'],
  ['Maps for', 'the homesick'],
  ['What bees', 'remember'],
  ['Eleven', 'winters'],
  ['An index', 'of rivers'],
] as const
const authors = ['Anneke Vos', 'M. Delacroix', 'Ivo Petrin', 'Saoirse Lane', 'T. H. Okafor', 'Lena Aster']

/** Books that stand so that their covers are seen. */
export const bookCovers: Family = ({ chance, colours }) => {
  const [one, other] = chance.some(titles, 2)
  const [kind = 0, otherKind = 1] = chance.some([0, 1, 2], 2)
  const book = (
    x: number,
    y: number,
    fill: string,
    ink: string,
    spot: string,
    [first, second]: readonly [string, string],
    kind: number,
  ) =>
    [
      rect(x + 8, y + 8, 150, 222, '#000', 'opacity=".22"'),
      rect(x, y, 150, 222, fill),
      kind === 0
        ? circle(x + 75, y + 140, 46, spot) +
          path(`M${x} ${y + 150}q40-26 75 0t75 0v72h-150z`, ink, 'opacity=".85"')
        : kind === 1
          ? count(7)
              .map((k) => stroke(`M${x + 14} ${y + 112 + k * 14}q30 ${k % 2 ? 18 : -18} 61 0t61 0`, spot, 5))
              .join('')
          : path(`M${x + 75} ${y + 96}l48 90h-96z`, spot) +
            path(`M${x + 75} ${y + 126}l32 60h-64z`, fill) +
            circle(x + 112, y + 112, 13, spot),
      rect(x, y, 6, 222, '#000', 'opacity=".18"'),
      lettersIn([first, second], x + 18, y + 40, 22, ink, { face: 'name', most: 118, leading: 1.08 }),
      letters(chance.pick(authors), x + 18, y + 84, 11, ink, { face: 'text' }),
    ].join('')
  return [
    ground(colours.wall),
    rect(0, 250, 400, 50, colours.d),
    book(208, 30, colours.c, colours.ink, colours.b, other ?? titles[0], otherKind),
    book(44, 42, chance.pick([colours.deep, colours.a]), colours.paper, colours.c, one ?? titles[1], kind),
  ].join('')
}

/** A magazine laid open. */
export const spread: Family = ({ chance, colours, name }) => {
  const [first, second] = chance.pick(titles)
  const picture = chance.is(0.5)
    ? rect(30, 46, 170, 208, colours.a) +
      circle(130, 120, 44, colours.c) +
      path('M30 190q50-40 90-6t80-24v94H30z', colours.deep)
    : rect(30, 46, 170, 208, colours.c) +
      count(5)
        .map((k) => rect(40 + k * 32, 254 - 40 - k * 22, 20, 40 + k * 22, k % 2 ? colours.b : colours.deep))
        .join('')
  return [
    ground(chance.pick([colours.deep, colours.d, colours.b])),
    group(
      `rotate(${chance.between(-5, 5)} 200 150)`,
      rect(36, 54, 340, 208, '#000', 'opacity=".2"'),
      rect(30, 46, 340, 208, colours.paper),
      picture,
      lettersIn([first, second], 218, 92, 25, colours.ink, { face: 'light', most: 136 }),
      count(9)
        .map(
          (k) =>
            rect(218, 142 + k * 10, 62, 3, colours.d) +
            rect(290, 142 + k * 10, k > 6 ? 30 : 62, 3, colours.d),
        )
        .join(''),
      letters(name, 218, 246, 8, colours.ink, { face: 'text' }),
      path('M196 46h8v208h-8z', '#000', 'opacity=".08"'),
    ),
  ].join('')
}

/** A typeface shown by its letters. */
export const specimen: Family = ({ chance, colours, name }) => {
  const face = chance.pick(['light', 'name', 'bold', 'italic', 'heading'] as const)
  const pair = chance.pick(['Rg', 'Aa', 'Qu', 'Gk', 'Ey', 'Sf', 'Жя', 'Bé'])
  const wall = chance.pick([colours.paper, colours.wall, colours.a, colours.deep])
  const dark = wall === colours.a || wall === colours.deep
  const ink = dark ? colours.paper : colours.ink
  const rule = dark ? colours.c : colours.b
  return [
    ground(wall),
    stroke('M0 74H400M0 118H400M0 214H400M0 262H400', rule, 1, 'opacity=".7"'),
    letters(pair, 22, 214, 206, ink, { face, most: 250 }),
    letters('a&b', 290, 150, 44, ink, { face: 'italic', most: 96 }),
    letters(chance.pick(['1918', '0246', '3579', '8½']), 290, 202, 40, ink, { face, most: 96 }),
    letters(
      `${name} Text, ${chance.pick(['nine weights', 'roman and italic', 'for small sizes', 'variable'])}`,
      24,
      286,
      12,
      ink,
      { face: 'text' },
    ),
  ].join('')
}

/** Slides fanned out. */
export const deck: Family = ({ chance, colours }) => {
  const [first, second] = chance.pick([
    ['Series A,', 'in eleven slides'],
    ['Heat from', 'the harbour'],
    ['What we learned', 'in 2,400 calls'],
    ['A pharmacy', 'for villages'],
    ['Three numbers', 'that matter'],
    ['Where the', 'money goes'],
  ] as const)
  const figure = chance.pick([
    stroke('M88 204l36-12 34 4 36-22 40-4 40-26 36-8', colours.b, 3),
    count(7)
      .map((k) =>
        rect(
          88 + k * 34,
          208 - k * 7 - chance.between(4, 20),
          22,
          12 + k * 7 + 8,
          k === 6 ? colours.b : colours.d,
        ),
      )
      .join(''),
    circle(296, 182, 34, colours.d) + path('M296 182V148a34 34 0 0 1 30 50z', colours.b),
  ])
  return [
    ground(chance.pick([colours.deep, colours.a, colours.b])),
    group('rotate(-9 200 300)', rect(64, 64, 272, 164, colours.ink, 'opacity=".5"')),
    group('rotate(-4 200 300)', rect(64, 64, 272, 164, colours.wall)),
    group(
      `rotate(${chance.between(0, 5)} 200 300)`,
      rect(64, 64, 272, 164, colours.paper),
      lettersIn([first, second], 88, 112, 27, colours.ink, { face: 'name', most: 224 }),
      rect(88, 156, 60, 4, colours.d),
      figure,
    ),
  ].join('')
}

/** What is eaten and what it costs. */
export const menuCard: Family = ({ chance, colours, name }) => {
  const dishes = chance.some(
    [
      'Smoked eel',
      'Barley, leek',
      'Beetroot',
      'Whole plaice',
      'Rye and honey',
      'Black garlic',
      'Sour plum',
      'Brown butter',
      'Oyster, dill',
      'Cold peas',
      'Lamb, hay',
      'Quince',
    ],
    5,
  )
  return [
    ground(chance.pick([colours.a, colours.deep, colours.c, colours.d])),
    circle(330, 240, 90, colours.paper),
    circle(330, 240, 66, colours.wall),
    group(
      `rotate(${chance.between(-8, 8)} 160 150)`,
      rect(74, 20, 190, 262, '#000', 'opacity=".2"'),
      rect(68, 14, 190, 262, colours.paper),
      letters(name, 163, 62, 28, colours.ink, { face: 'italic', anchor: 'middle', most: 150 }),
      stroke('M128 76H198', colours.b, 2),
      dishes
        .map(
          (dish, k) =>
            letters(dish, 88, 112 + k * 31, 15, colours.ink) +
            letters(String(chance.whole(6, 34)), 238, 112 + k * 31, 15, colours.b, {
              face: 'name',
              anchor: 'end',
            }),
        )
        .join(''),
    ),
  ].join('')
}
