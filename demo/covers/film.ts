import { letters, lettersIn } from './letters.ts'
import type { Palette } from './palettes.ts'
import type { Family, Scene } from './scene.ts'
import { circle, count, fade, ground, group, path, rect, stroke } from './shapes.ts'

/** What a camera saw: a place at an hour. */
function shot(
  { chance, colours }: Scene,
  id: string,
  x: number,
  y: number,
  wide: number,
  high: number,
  { isForWords = false } = {},
): string {
  const sky = chance.pick(isForWords ? nightSkies(colours) : skies(colours))
  const low = y + high
  const thing = chance.pick([
    path(`M${x + wide * 0.7} ${low - high * 0.2}l7-${high * 0.5}h18l7 ${high * 0.5}z`, colours.ink) +
      circle(x + wide * 0.7 + 16, low - high * 0.72, 5, colours.paper),
    circle(x + wide * (isForWords ? 0.84 : 0.3), y + high * 0.4, high * 0.16, colours.c),
    count(5)
      .map((k) =>
        rect(
          x + wide * (0.1 + k * 0.16),
          low - high * (0.3 + chance.between(0, 0.35)),
          wide * 0.12,
          high * 0.6,
          colours.ink,
        ),
      )
      .join(''),
    path(
      `M${x + wide * 0.3} ${low}c0-${high * 0.3} ${wide * 0.08}-${high * 0.36} ${wide * 0.14}-${high * 0.36}s${wide * 0.14} ${high * 0.06} ${wide * 0.14} ${high * 0.36}z`,
      colours.ink,
    ) + circle(x + wide * 0.44, low - high * 0.46, high * 0.11, colours.ink),
  ])
  return (
    fade(id, sky) +
    `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="${x} ${y} ${wide} ${high}">` +
    rect(x, y, wide, high, `url(#${id})`) +
    thing +
    path(
      `M${x} ${low - high * 0.22}q${wide * 0.25}-${high * 0.08} ${wide * 0.5} 0t${wide * 0.5}-${high * 0.04}V${low}H${x}z`,
      colours.ink,
      'opacity=".9"',
    ) +
    '</svg>'
  )
}

const skies = ({ wall, paper, ink, deep, a, b, c, d }: Palette) => [
  [deep, b, c],
  [a, d, paper],
  [ink, deep, a],
  [c, wall, paper],
]

/** Dark in their upper half, where light words can be read. */
const nightSkies = ({ ink, deep, a, b, c }: Palette) => [
  [ink, deep, a],
  [deep, deep, b],
  [ink, deep, c],
  [deep, deep, a],
]

/** The cutting table. */
export const timeline: Family = (scene) => {
  const { chance, colours } = scene
  const track = (y: number, high: number, fill: string, other: string) => {
    let x = 18
    let drawn = ''
    while (x < 370) {
      const wide = Math.min(chance.between(30, 130), 382 - x)
      drawn += rect(x, y, wide - 3, high, chance.is(0.75) ? fill : other, 'rx="2"')
      x += wide
    }
    return drawn
  }
  const at = chance.between(90, 320)
  return [
    ground('#0E1013'),
    shot(scene, 'sky', 18, 16, 364, 192),
    letters(
      `00:0${chance.whole(0, 9)}:${chance.whole(10, 59)}:${chance.whole(10, 24)}`,
      30,
      198,
      11,
      '#fff',
      { face: 'text' },
    ),
    track(222, 22, colours.a, colours.b),
    track(249, 14, colours.d, colours.c),
    track(268, 14, colours.deep, colours.d),
    rect(at, 214, 2, 74, colours.b) + path(`M${at - 5} 212h12l-6 8z`, colours.b),
  ].join('')
}

/** Nine frames of a story. */
export const storyboard: Family = (scene) => {
  const { chance, colours } = scene
  const many = chance.pick([4, 6])
  const columns = many === 4 ? 2 : 3
  const [wide, high] = many === 4 ? [170, 106] : [112, 72]
  return [
    ground(colours.paper),
    ...count(many).map((k) => {
      const x = 22 + (k % columns) * (wide + (many === 4 ? 16 : 10))
      const y = 22 + Math.floor(k / columns) * (high + 30)
      return (
        shot(scene, `sky${k}`, x, y, wide, high) +
        rect(x, y + high + 7, wide * chance.between(0.5, 0.9), 3, colours.d) +
        rect(x, y + high + 14, wide * 0.4, 3, colours.d)
      )
    }),
    many === 6
      ? stroke('M22 240H378', colours.ink, 1) +
        letters(
          `Scene ${chance.whole(2, 40)}, ${chance.pick(['the quay, dawn', 'kitchen, night', 'a bus, rain', 'the roof, noon'])}`,
          22,
          268,
          17,
          colours.ink,
        )
      : '',
  ].join('')
}

/** One frame and its name, ready to be clicked. */
export const titleFrame: Family = (scene) => {
  const { chance, colours, name } = scene
  const [first, second] = chance.pick([
    ['How we', 'built it'],
    ['The last', 'bakery'],
    ['Inside', 'the kiln'],
    ['One day,', 'one boat'],
    ['Why it', 'leaks'],
    ['Ask a', 'beekeeper'],
    ['48 hours', 'in Porto'],
  ] as const)
  return [
    shot(scene, 'sky', 0, 0, 400, 300, { isForWords: true }),
    lettersIn([first, second], 26, 84, 56, colours.paper, { face: 'bold', most: 240, leading: 1 }),
    rect(26, 164, 70, 8, colours.b),
    letters(name, 26, 274, 15, colours.paper, { face: 'text' }),
    circle(340, 240, 30, colours.paper) + path('M331 224l26 16-26 16z', colours.ink),
  ].join('')
}

/** A movement, drawn as its many moments. */
export const motion: Family = ({ chance, colours }) => {
  const wall = chance.pick([colours.deep, colours.ink, colours.wall, colours.c])
  const dark = wall === colours.deep || wall === colours.ink
  const [speed, height] = [chance.between(0.24, 0.56), chance.between(110, 165)]
  const swings = chance.is(0.4)
  const bounce = (k: number) =>
    swings ? 80 + Math.sin(k * speed) * (height - 70) : Math.abs(Math.cos(k * speed)) * (height - k * 4)
  const size = chance.between(12, 28)
  return [
    ground(wall),
    stroke('M20 250H380', dark ? colours.paper : colours.ink, 2),
    ...count(18).map((k) =>
      circle(
        34 + k * 19.5,
        228 - bounce(k),
        size,
        k === 17 ? (dark ? colours.paper : colours.b) : dark ? colours.c : colours.a,
        `opacity="${(0.12 + k * 0.045).toFixed(2)}"`,
      ),
    ),
    stroke(
      count(60)
        .map((k) => `${k ? 'L' : 'M'}${(34 + k * 5.8).toFixed(1)} ${(228 - bounce(k * 0.3)).toFixed(1)}`)
        .join(''),
      dark ? colours.paper : colours.ink,
      1.2,
      'stroke-dasharray="3 5"',
    ),
    group(
      'translate(280 22)',
      rect(0, 0, 96, 62, wall, `stroke="${dark ? colours.paper : colours.ink}" stroke-width="1.2"`),
      stroke(
        `M0 62C${chance.whole(10, 60)} 62 ${chance.whole(10, 50)} 0 96 0`,
        dark ? colours.c : colours.b,
        2.5,
      ),
    ),
  ].join('')
}
