import type { Family } from './scene.ts'
import { blob, circle, count, ground, group, oval, path, polygon, rect, ring, stroke } from './shapes.ts'

/** A creature among waves or branches. */
export const creature: Family = ({ chance, colours }) => {
  const fish = chance.is(0.5)
  const wall = chance.pick(
    fish ? [colours.deep, colours.a, colours.d] : [colours.wall, colours.c, colours.paper],
  )
  const [body, spot] = [colours.b, fish ? colours.c : colours.deep]
  const swim = (x: number, y: number, size: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      path('M-70 0C-40-46 30-46 62 0C30 46-40 46-70 0z', body),
      path('M54 0l44-34c-8 24-8 44 0 68z', spot),
      count(4)
        .map((k) => stroke(`M${-22 + k * 18} -22q12 22 0 44`, spot, 4))
        .join(''),
      circle(-44, -6, 6, colours.paper) + circle(-45, -6, 3, colours.ink),
    )
  if (fish) {
    const waves = count(8).map((k) =>
      stroke(
        `M-20 ${24 + k * 38}q25-16 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0`,
        colours.paper,
        2,
        'opacity=".28"',
      ),
    )
    return [
      ground(wall),
      ...waves,
      swim(200, 150, chance.between(1.2, 1.6), chance.between(-20, 20)),
      swim(80, 60, 0.4, 8),
      swim(330, 250, 0.46, -12),
    ].join('')
  }
  return [
    ground(wall),
    stroke('M-10 232q120-40 230 0t190-30', colours.deep, 9),
    ...count(9).map((k) =>
      path(
        'M0 0c-10-14-8-30 0-42c10 14 10 28 0 42z',
        chance.pick([colours.a, colours.d]),
        `transform="translate(${20 + k * 46} ${224 - (k % 3) * 8}) rotate(${chance.between(-60, 60)})"`,
      ),
    ),
    path(
      'M128 150c0-52 40-84 86-78 34 4 52 26 54 52l28 10-30 10c-6 46-40 74-84 74-30 0-50-16-54-40l-60 24c10-36 28-52 60-52z',
      body,
    ),
    path('M150 152c30-20 66-12 84 10-20 34-64 40-92 20z', spot),
    circle(236, 108, 8, colours.paper) + circle(238, 108, 4, colours.ink),
    stroke('M190 216v16M212 214v16', colours.ink, 3),
  ].join('')
}

/** A tile that repeats. */
export const pattern: Family = ({ chance, colours }) => {
  const inks = chance.some([colours.a, colours.b, colours.c, colours.deep, colours.d], 3)
  const [one = colours.a, two = colours.b, three = colours.c] = inks
  const step = chance.pick([50, 66.7, 80])
  const kind = chance.whole(0, 4)
  const tile = (x: number, y: number, odd: boolean) => {
    const half = step / 2
    const at = (inside: string) => group(`translate(${x} ${y}) scale(${step / 60})`, inside)
    if (kind === 0)
      return at(
        path('M0 60A60 60 0 0 1 60 0V60z', odd ? one : two) + path('M60 0A30 30 0 0 1 30 30V0z', three),
      )
    if (kind === 1)
      return at(
        path('M30 4C44 16 44 44 30 56C16 44 16 16 30 4z', one) +
          path('M4 30C16 16 44 16 56 30C44 44 16 44 4 30z', two, 'opacity=".85"') +
          circle(30, 30, 5, three),
      )
    if (kind === 2)
      return (
        circle(x + half, y + half, half * 0.86, odd ? one : two) +
        path(
          `M${x + half * 0.14} ${y + half}a${half * 0.86} ${half * 0.86} 0 0 1 ${half * 1.72} 0z`,
          odd ? two : three,
        )
      )
    if (kind === 3)
      return at(stroke('M0 15q15-15 30 0t30 0M0 35q15-15 30 0t30 0M0 55q15-15 30 0t30 0', odd ? one : two, 7))
    return at(
      polygon(
        [
          [30, 2],
          [58, 30],
          [30, 58],
          [2, 30],
        ],
        odd ? one : two,
      ) +
        polygon(
          [
            [30, 16],
            [44, 30],
            [30, 44],
            [16, 30],
          ],
          three,
        ),
    )
  }
  const [columns, rows] = [Math.ceil(400 / step) + 1, Math.ceil(300 / step) + 1]
  return (
    ground(chance.pick([colours.paper, colours.wall, colours.ink])) +
    count(columns * rows)
      .map((k) => {
        const [column, row] = [k % columns, Math.floor(k / columns)]
        return tile(column * step, row * step, (column + row) % 2 === 0)
      })
      .join('')
  )
}

/** The page of a picture book: a small house, much sky. */
export const bedtime: Family = ({ chance, colours }) => {
  const moon = chance.between(90, 310)
  return [
    ground(colours.deep),
    count(46)
      .map(() =>
        circle(
          chance.between(0, 400),
          chance.between(0, 200),
          chance.between(0.6, 2),
          colours.paper,
          'opacity=".8"',
        ),
      )
      .join(''),
    circle(moon, 92, 54, colours.c) + circle(moon + 24, 80, 46, colours.deep),
    path(blob(200, 352, 140, [chance.between(0, 6), 1, 2], 2), colours.a),
    path(blob(chance.between(60, 340), 380, 130, [chance.between(0, 6), 3, 1], 2), colours.ink),
    group(
      `translate(${chance.between(60, 250)} 168)`,
      rect(0, 30, 74, 56, colours.b),
      path('M-10 32L37-8 84 32z', colours.paper),
      rect(14, 46, 18, 20, colours.c) + rect(44, 50, 16, 36, colours.ink),
      rect(56, -6, 10, 24, colours.paper),
      circle(64, -22, 7, colours.d, 'opacity=".7"') + circle(74, -38, 10, colours.d, 'opacity=".5"'),
    ),
  ].join('')
}

/** Cut in lino: a sun with a face of rays. */
export const linocut: Family = ({ chance, colours }) => {
  const [wall, ink] = chance.pick([
    [colours.paper, colours.deep],
    [colours.c, colours.ink],
    [colours.b, colours.paper],
    [colours.wall, colours.a],
  ] as const)
  const rays = chance.whole(14, 26)
  return [
    ground(wall),
    rect(14, 14, 372, 272, 'none', `stroke="${ink}" stroke-width="6"`),
    ...count(rays).map((k) =>
      path('M194 150L200 22l6 128z', ink, `transform="rotate(${(k * 360) / rays} 200 150)"`),
    ),
    circle(200, 150, 66, wall) + circle(200, 150, 56, ink),
    ...count(chance.whole(3, 6)).map((k) => ring(200, 150, 46 - k * 9, wall, 3)),
    oval(200, 150, 6, 6, wall),
    ...count(30).map(() => {
      const [x, y] = [chance.between(24, 376), chance.between(24, 276)]
      return Math.hypot(x - 200, y - 150) > 128
        ? stroke(`M${x} ${y}l${chance.between(6, 14)} ${chance.between(-6, 6)}`, ink, 3)
        : ''
    }),
  ].join('')
}
