import { letters, lettersIn, widthOf } from './letters.ts'
import type { Family } from './scene.ts'
import { circle, count, ground, group, path, rect, stroke } from './shapes.ts'

const openings = [
  ['The river keeps', 'its own ledger'],
  ['We meant to', 'leave in spring'],
  ['How a town', 'stopped flooding'],
  ['A year without', 'a supermarket'],
  ['What the dentist', 'never asked'],
  ['Notes from', 'the night shift'],
  ['Our eleventh', 'annual report'],
  ['On asking for', 'less'],
  ['The cheapest', 'kilowatt'],
  ['Letters to', 'a new teacher'],
] as const

/** A page under an editor's pen. */
export const manuscript: Family = ({ chance, colours }) => {
  const [first, second] = chance.pick(openings)
  const pen = colours.b
  const drop = first.slice(0, 1)
  return [
    ground(chance.pick([colours.wall, colours.d, colours.deep, colours.c])),
    group(
      `rotate(${chance.between(-7, 7)} 200 150)`,
      rect(70, 22, 270, 320, '#000', 'opacity=".16"'),
      rect(60, 14, 270, 320, colours.paper),
      lettersIn([first, second], 84, 62, 27, colours.ink, { most: 226 }),
      letters(drop, 84, 172, 74, pen),
      count(11)
        .map((k) =>
          rect(k < 4 ? 146 : 84, 118 + k * 15, (k < 4 ? 160 : 222) - chance.between(0, 50), 4, colours.d),
        )
        .join(''),
      stroke(`M${chance.between(140, 170)} ${135 + chance.whole(0, 3) * 15}q40-6 70 0`, pen, 2.4),
      stroke(`M84 ${198 + chance.whole(0, 3) * 15}h${chance.between(60, 160)}`, pen, 2.4),
      stroke('M312 196q12-10 8 14t12 12M306 246l14 14M320 246l-14 14', pen, 2.4),
    ),
  ].join('')
}

/** The front page. */
export const newspaper: Family = ({ chance, colours, name }) => {
  const [first, second] = chance.pick(openings)
  return [
    ground(chance.pick([colours.deep, colours.a, colours.d])),
    group(
      `rotate(${chance.between(-6, 6)} 200 150)`,
      rect(58, 18, 290, 320, colours.paper),
      letters(
        `The ${name} ${chance.pick(['Courier', 'Post', 'Letter', 'Review'])}`,
        203,
        56,
        30,
        colours.ink,
        { face: 'name', anchor: 'middle', most: 262 },
      ),
      stroke('M72 66H334M72 70H334', colours.ink, 1.2),
      lettersIn([first, second], 72, 102, 25, colours.ink, { face: 'bold', most: 160, leading: 1.05 }),
      rect(236, 82, 98, 84, colours.c) +
        circle(284, 120, 26, colours.b) +
        path('M236 166v-22q50-26 98 0v22z', colours.deep),
      count(12)
        .map(
          (k) =>
            rect(72, 144 + k * 10, 70, 3, colours.d) +
            rect(150, 144 + k * 10, 74, 3, colours.d) +
            (k > 2 ? rect(236, 144 + k * 10, 98, 3, colours.d) : ''),
        )
        .join(''),
    ),
  ].join('')
}

/** A sentence worth a wall. */
export const quotation: Family = ({ chance, colours, name }) => {
  const said = chance.pick([
    ['Say it once,', 'and say it', 'to one person.'],
    ['Cut the first', 'paragraph.', 'Begin there.'],
    ['Nobody reads', '“solutions”.', 'Sell the kettle.'],
    ['A price', 'is a sentence', 'with one word.'],
    ['Write the', 'headline last,', 'and twice.'],
    ['If it needs', 'a footnote,', 'it needs you.'],
    ['Short words', 'for tired', 'people.'],
  ])
  const [wall, ink, spot] = chance.pick([
    [colours.b, colours.paper, colours.c],
    [colours.paper, colours.ink, colours.b],
    [colours.c, colours.ink, colours.b],
    [colours.deep, colours.paper, colours.c],
    [colours.a, colours.paper, colours.c],
  ] as const)
  return [
    ground(wall),
    letters('“', 18, 150, 190, spot, { face: 'name' }),
    lettersIn(said, 112, 104, 40, ink, {
      face: chance.pick(['italic', 'heading', 'light'] as const),
      most: 270,
      leading: 1.16,
    }),
    rect(112, 232, 40, 4, spot),
    letters(name, 112, 262, 13, ink, { face: 'text' }),
  ].join('')
}

/** A pile, as it stands beside a bed. */
export const bookPile: Family = ({ chance, colours }) => {
  const fills = [colours.a, colours.b, colours.c, colours.deep, colours.d, colours.paper]
  let top = 262
  const pile = chance.some(openings, chance.whole(4, 6)).map((title, k) => {
    const [tall, wide] = [chance.between(26, 42), chance.between(170, 270)]
    const left = 200 - wide / 2 + chance.between(-22, 22)
    top -= tall
    const fill = fills[(k + chance.whole(0, 1)) % fills.length] ?? colours.a
    const ink =
      fill === colours.c || fill === colours.paper || fill === colours.d ? colours.ink : colours.paper
    return (
      rect(left, top, wide, tall - 1, fill, 'rx="3"') +
      rect(left + 12, top, 5, tall - 1, '#000', 'opacity=".15"') +
      letters(title.join(' '), left + 30, top + tall / 2 + 5, 14, ink, { most: wide - 60 })
    )
  })
  return [
    ground(colours.wall),
    rect(0, 262, 400, 38, colours.ink, 'opacity=".85"'),
    ...pile,
    path(`M${178} ${top}q0-34 30-38q28 4 28 38z`, colours.b, 'opacity=".9"') +
      stroke(`M${208} ${top - 36}q2-14 14-18`, colours.ink, 3),
  ].join('')
}

const OVERLAP = 0.86

/** Letters of several alphabets, laid over one another. */
export const scripts: Family = ({ chance, colours }) => {
  const big = chance.some(['ß', 'Ж', 'é', 'Ñ', 'ş', 'Ł', 'ø', 'Щ', 'æ', 'ґ', 'Ð', 'œ'], 3)
  const word = chance.pick([
    ['Vertrag', 'договор', 'contrat'],
    ['harbour', 'гавань', 'puerto'],
    ['lumière', 'свет', 'Licht'],
    ['bread', 'хлеб', 'pão'],
    ['bokhylle', 'полка', 'estante'],
    ['recipe', 'рецепт', 'ricetta'],
  ])
  const light = chance.is(0.7)
  const blend = light ? 'style="mix-blend-mode:multiply"' : 'style="mix-blend-mode:screen"'
  const fills = light ? [colours.b, colours.a, colours.c] : [colours.b, colours.c, colours.d]
  const face = chance.pick(['name', 'bold', 'heading'] as const)
  const wides = big.map((letter) => widthOf(letter, face))
  // Each lies a little over the one before, and all of them are within the picture.
  const before = (place: number) => wides.slice(0, place).reduce((sum, wide) => sum + wide * OVERLAP, 0)
  const all = before(wides.length - 1) + (wides.at(-1) ?? 0)
  const size = Math.min(196, 360 / all)
  const left = 200 - (all * size) / 2
  return [
    ground(light ? colours.wall : colours.ink),
    ...big.map((letter, k) =>
      letters(letter, left + before(k) * size, 198, size, fills[k] ?? '', { face, more: blend }),
    ),
    stroke('M20 250H380', light ? colours.ink : colours.paper, 1),
    ...word.map((one, k) =>
      letters(one, 20 + k * 132, 276, 18, light ? colours.ink : colours.paper, { most: 110 }),
    ),
  ].join('')
}

/** A page in two languages, side by side. */
export const bilingual: Family = ({ chance, colours }) => {
  const [left, right] = chance.pick([
    ['Article 4. Delivery', 'Статья 4. Поставка'],
    ['Dear neighbours', 'Liebe Nachbarn'],
    ['How to begin', 'Cómo empezar'],
    ['Opening hours', 'Heures d’ouverture'],
    ['Your first swim', 'Первый заплыв'],
    ['Warranty', 'Garanzia'],
  ] as const)
  const column = (x: number, fill: string) =>
    count(13)
      .map((k) => rect(x, 104 + k * 13, k % 5 === 4 ? 60 : 118 - chance.between(0, 24), 4, fill))
      .join('')
  const lit = chance.whole(1, 9)
  return [
    ground(chance.pick([colours.c, colours.d, colours.a])),
    rect(34, 30, 340, 290, '#000', 'opacity=".14"'),
    rect(26, 22, 174, 290, colours.paper) + rect(200, 22, 174, 290, colours.wall),
    letters(left, 46, 74, 19, colours.ink, { most: 138 }) +
      letters(right, 220, 74, 19, colours.ink, { most: 138 }),
    rect(40, 98 + lit * 13, 334, 15, colours.b, 'opacity=".25"'),
    column(46, colours.d) + column(220, colours.a),
  ].join('')
}

/** A frame of a film with the words under it. */
export const subtitles: Family = ({ chance, colours }) => {
  const [first, second] = chance.pick([
    ['Ты помнишь этот берег?', 'You remember this shore?'],
    ['Nous partirons avant la pluie.', 'We’ll leave before the rain.'],
    ['Das war nie mein Haus.', 'It was never my house.'],
    ['No le digas a nadie.', 'Tell no one.'],
    ['Кто оставил свет?', 'Who left the light on?'],
    ['Det er langt hjem.', 'It’s a long way home.'],
  ] as const)
  return [
    ground(colours.deep),
    circle(chance.between(60, 340), chance.between(60, 100), chance.between(20, 40), colours.c),
    path('M0 300V190q100-50 200-20t200-40v170z', colours.a),
    path(`M0 300V240q120-${chance.whole(20, 60)} 220-10t180-30v100z`, colours.ink),
    rect(0, 0, 400, 26, '#000') + rect(0, 274, 400, 26, '#000'),
    rect(60, 196, 280, 30, '#000', 'opacity=".8"') + rect(90, 232, 220, 28, '#000', 'opacity=".8"'),
    letters(first, 200, 217, 17, '#fff', { face: 'text', anchor: 'middle', most: 260 }),
    letters(second, 200, 251, 15, colours.c, { face: 'text', anchor: 'middle', most: 200 }),
  ].join('')
}
