import type { Family } from './scene.ts'
import { circle, count, ground, path, rect, ring, smooth, sprig, stroke } from './shapes.ts'

/** Hills behind hills. */
export const hills: Family = ({ chance, colours }) => {
  const night = chance.is(0.3)
  const layers = night
    ? [colours.a, colours.deep, colours.ink]
    : [colours.d, colours.a, colours.deep, colours.ink]
  const drawn = layers.map((fill, k) => {
    const base = 150 + (k * 140) / layers.length
    const points = count(7).map((j) => [j * 67, base + chance.between(-34, 26)] as const)
    return path(`${smooth(points)}V300H0z`, fill)
  })
  const trees = count(chance.whole(4, 10)).map(() => {
    const [x, tall] = [chance.between(8, 392), chance.between(24, 54)]
    return path(`M${x} 296l-9 0 9-${tall} 9 ${tall}z`, colours.ink)
  })
  return [
    ground(night ? colours.ink : chance.pick([colours.wall, colours.c])),
    circle(
      chance.between(80, 320),
      chance.between(60, 120),
      chance.between(28, 62),
      night ? colours.c : colours.b,
    ),
    ...drawn,
    ...trees,
    night
      ? count(26)
          .map(() =>
            circle(chance.between(0, 400), chance.between(0, 130), chance.between(0.7, 1.8), colours.paper),
          )
          .join('')
      : '',
  ].join('')
}

/** Leaves and seeds. */
export const botanical: Family = ({ chance, colours }) => {
  const dark = chance.is(0.6)
  const inks = dark ? [colours.d, colours.c, colours.b] : [colours.deep, colours.a, colours.b]
  return [
    ground(dark ? colours.deep : colours.paper),
    ...count(chance.whole(3, 5)).map((k) =>
      sprig(
        50 + k * 84 + chance.between(-14, 14),
        310,
        chance.between(150, 268),
        chance.whole(5, 8),
        chance.pick(inks),
        chance.between(-24, 24),
      ),
    ),
    ...count(chance.whole(4, 9)).map(() => {
      const [x, y] = [chance.between(20, 380), chance.between(30, 190)]
      return (
        stroke(`M${x} ${y}v38`, dark ? colours.paper : colours.ink, 1.2) +
        circle(x, y, chance.between(4, 8), dark ? colours.paper : colours.c)
      )
    }),
  ].join('')
}

/** Somebody drawn for a magazine. */
export const bust: Family = ({ chance, colours }) => {
  const skin = chance.pick(['#F1CDB2', '#DDA274', '#B97F58', '#7A4A30', '#E8BE9C', '#5E3A28'])
  const hair = chance.pick(['#2A2430', '#7A3B22', '#C9A15A', '#B9B4AC', '#17120F', colours.b])
  const look = chance.pick([-1, 1])
  const hairs = chance.pick([
    path(
      'M126 118c-12-70 28-104 82-100 50 4 74 44 62 92-8-20-20-34-34-40-30 14-70 10-92 8-10 10-14 24-18 40z',
      hair,
    ),
    path(
      'M120 190c-16-100 10-168 82-168s96 66 78 168l-26 6c10-50 6-90-16-116-28 22-60 26-86 26-8 26-8 54-2 84z',
      hair,
    ),
    circle(150, 66, 34, hair) +
      circle(200, 46, 42, hair) +
      circle(250, 66, 34, hair) +
      circle(132, 104, 20, hair) +
      circle(270, 104, 20, hair),
    path('M136 96c-4-50 26-76 66-76s70 26 64 76c-14-34-36-44-66-44s-52 10-64 44z', hair) +
      circle(200, 14, 22, hair),
  ])
  return [
    ground(chance.pick([colours.d, colours.c, colours.wall, colours.a])),
    circle(200 + look * 112, 78, chance.between(34, 60), colours.paper),
    sprig(48, 306, 130, 5, colours.deep, 14),
    sprig(356, 306, 150, 5, colours.deep, -14),
    path('M96 300c0-70 40-96 104-96s108 30 108 96z', chance.pick([colours.b, colours.deep, colours.a])),
    path('M170 168h60v56a30 30 0 0 1-60 0z', skin),
    path('M170 186q30 26 60 0v14q-30 24-60 0z', '#000', 'opacity=".14"'),
    path('M138 96c0-44 28-66 64-66s62 24 62 66c0 50-26 92-62 92s-64-42-64-92z', skin),
    hairs,
    stroke('M166 112q10-8 20 0M216 112q10-8 20 0', '#2A1D16', 3.5),
    stroke(`M202 118q${8 * look} 18 ${-4 * look} 22`, '#000', 3, 'opacity=".3"'),
    stroke(chance.is(0.6) ? 'M182 158q20 14 38 0' : 'M186 160q16 4 30 0', '#7A2F28', 3.5),
    circle(164, 142, 10, '#D4532B', 'opacity=".22"') + circle(240, 142, 10, '#D4532B', 'opacity=".22"'),
    chance.is(0.35)
      ? ring(176, 116, 20, colours.ink, 3) +
        ring(228, 116, 20, colours.ink, 3) +
        stroke('M196 114h12', colours.ink, 3)
      : '',
  ].join('')
}

/** Roofs of a town. */
export const town: Family = ({ chance, colours }) => {
  const night = chance.is(0.4)
  const walls = night
    ? [colours.deep, colours.a, colours.ink]
    : [colours.b, colours.c, colours.a, colours.paper, colours.d]
  const houses = count(7).map((k) => {
    const [x, wide, tall] = [-10 + k * 60, chance.between(54, 70), chance.between(90, 190)]
    const top = 300 - tall
    const wall = chance.pick(walls)
    const roof = chance.is(0.6)
      ? path(
          `M${x - 3} ${top}L${x + wide / 2} ${top - chance.between(24, 44)}L${x + wide + 3} ${top}z`,
          night ? colours.c : colours.deep,
        )
      : rect(x - 2, top - 8, wide + 4, 10, night ? colours.ink : colours.deep)
    const windows = count(8)
      .filter(() => chance.is(0.75))
      .map((j) =>
        rect(
          x + 11 + (j % 2) * (wide / 2 - 2),
          top + 16 + Math.floor(j / 2) * 30,
          12,
          17,
          night
            ? chance.is(0.6)
              ? colours.c
              : colours.ink
            : wall === colours.paper
              ? colours.a
              : colours.paper,
        ),
      )
    return rect(x, top, wide, tall, wall) + roof + windows.join('')
  })
  return [
    ground(night ? colours.ink : chance.pick([colours.wall, colours.d])),
    circle(
      chance.between(60, 340),
      chance.between(40, 80),
      chance.between(18, 34),
      night ? colours.paper : colours.c,
    ),
    ...houses,
  ].join('')
}

/** Fruit on a cloth. */
export const fruit: Family = ({ chance, colours }) => {
  const inks = [colours.b, colours.c, colours.a]
  const one = (x: number, y: number, radius: number) =>
    circle(x, y, radius, chance.pick(inks)) +
    path(
      `M${x} ${y - radius}a${radius} ${radius} 0 0 1 0 ${radius * 2}a${radius * 1.3} ${radius * 1.3} 0 0 0 0 -${radius * 2}z`,
      '#000',
      'opacity=".16"',
    ) +
    stroke(`M${x} ${y - radius + 3}q2-12 9-16`, colours.ink, 3) +
    path(`M${x + 6} ${y - radius - 8}q20-16 30 0q-18 12-30 0z`, colours.deep)
  return [
    ground(chance.pick([colours.wall, colours.paper, colours.d])),
    rect(0, 190, 400, 110, chance.pick([colours.deep, colours.a, colours.c])),
    count(14)
      .map((k) => stroke(`M${k * 32} 190l-30 110`, colours.paper, 1, 'opacity=".25"'))
      .join(''),
    one(118, 176, 46),
    one(286, 184, chance.between(36, 50)),
    path('M96 214h216q-6 62-108 62T96 214z', colours.paper),
    path('M96 214h216q-2 14-8 24H104q-6-10-8-24z', '#000', 'opacity=".07"'),
    stroke('M116 240q88 24 176 0', chance.pick(inks), 5),
    one(202, 164, chance.between(40, 54)),
  ].join('')
}
