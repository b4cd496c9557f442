import { letters } from './letters.ts'
import type { Family } from './scene.ts'
import { blob, circle, count, cube, fade, glow, ground, oval, path, rect, stroke } from './shapes.ts'

/** Cubes that make a place. */
export const blocks: Family = ({ chance, colours }) => {
  const paints = [
    [colours.c, colours.b, colours.deep],
    [colours.paper, colours.wall, colours.d],
    [colours.d, colours.a, colours.deep],
  ] as const
  const side = chance.pick([30, 36, 42])
  const drawn: string[] = []
  const spread = side === 42 ? 1 : 2
  for (let row = -spread; row <= spread; row++) {
    for (let column = -spread; column <= spread; column++) {
      const tall = chance.whole(0, Math.max(0, 4 - Math.abs(row) - Math.abs(column) + 1))
      for (let level = 0; level < tall; level++) {
        const [top, left, right] = chance.pick(paints)
        drawn.push(
          cube(
            200 + (column - row) * side * 0.866,
            200 + ((column + row) * side) / 2 - level * side,
            side,
            top,
            left,
            right,
          ),
        )
      }
    }
  }
  return (
    ground(chance.pick([colours.wall, colours.c, colours.d, colours.paper])) +
    oval(200, 236, 150, 34, '#000', 'opacity=".08"') +
    drawn.join('')
  )
}

/** Round and square things in a soft light. */
export const solids: Family = ({ chance, colours }) => {
  const ball = chance.between(60, 96)
  const x = chance.between(150, 240)
  return [
    fade('wall', [colours.wall, colours.d]),
    glow('ball', [colours.paper, colours.b, colours.deep]),
    glow('small', [colours.paper, colours.c, colours.b]),
    ground('url(#wall)'),
    rect(0, 236, 400, 64, colours.d, 'opacity=".6"'),
    oval(x + 20, 252, ball * 1.25, 14, '#000', 'opacity=".28"'),
    chance.is(0.5)
      ? path('M36 250V118h34v132z', colours.paper) + path('M70 250V118h14v132z', colours.d)
      : path('M30 250a46 46 0 0 1 92 0z', colours.a) + path('M76 204a46 46 0 0 1 46 46H76z', colours.deep),
    circle(x, 250 - ball, ball, 'url(#ball)'),
    chance.is(0.5)
      ? path('M296 250a46 46 0 0 1 92 0z', colours.deep) + path('M296 250a46 46 0 0 1 46-46v46z', colours.a)
      : path('M300 250l42-110 42 110z', colours.c) + path('M342 140l42 110h-24z', colours.b),
    circle(chance.between(270, 300), 232, chance.between(16, 26), 'url(#small)'),
  ].join('')
}

/** A room without its front walls. */
export const room: Family = ({ chance, colours }) => {
  const [left, right, floor] = chance.pick([
    [colours.a, colours.d, colours.c],
    [colours.wall, colours.paper, colours.b],
    [colours.deep, colours.a, colours.wall],
    [colours.c, colours.wall, colours.a],
  ] as const)
  const tile = count(5).map((k) =>
    stroke(
      `M${200 - 139 + k * 34.6} ${216 + k * 20 - 10}l139 -80M${200 + 139 - k * 34.6} ${216 + k * 20 - 10}l-139 -80`,
      colours.ink,
      0.7,
      'opacity=".18"',
    ),
  )
  return [
    ground(chance.pick([colours.paper, colours.wall, colours.d])),
    path('M200 20L60 100v120l140-80z', left),
    path('M200 20l140 80v120L200 140z', right),
    path('M200 140l140 80-140 80-140-80z', floor),
    ...tile,
    path('M96 108l40-23v52l-40 23z', colours.paper) + stroke('M116 97v52M96 134l40-23', left, 2),
    path('M228 76l52 30v34l-52-30z', colours.c) + path('M228 110l52 30v-12q-24-28-52-30z', colours.b),
    cube(160, 236, 30, colours.paper, colours.d, colours.a) +
      cube(212, 266, 18, colours.c, colours.b, colours.deep),
    path('M236 204l62 36v22l-62-36z', colours.b) +
      path('M236 204l32-18 62 36-32 18z', colours.c) +
      path('M298 240l32-18v22l-32 18z', colours.deep),
    stroke('M270 172v-52', colours.ink, 3) + path('M252 122l10-26h16l10 26z', colours.paper),
  ].join('')
}

/** A wall of arches and the sun on it. */
export const arches: Family = ({ chance, colours }) => {
  const many = chance.pick([3, 4, 5])
  const step = 376 / many
  const wide = step * 0.78
  const radius = wide / 2
  const top = chance.between(104, 130)
  return [
    ground(chance.pick([colours.wall, colours.paper, colours.d])),
    rect(0, 246, 400, 54, colours.d),
    ...count(many).map((k) => {
      const x = 14 + k * step
      return (
        path(`M${x} 246V${top}a${radius} ${radius} 0 0 1 ${wide} 0v${246 - top}z`, colours.b) +
        path(
          `M${x + wide * 0.22} 246V${top}a${radius} ${radius} 0 0 1 ${wide * 0.78} -${radius * 0.8}V246z`,
          colours.deep,
        ) +
        path(
          `M${x + wide * 0.22} 246V${top + 18}l${wide * 0.78} ${wide * 0.8}V246z`,
          colours.ink,
          'opacity=".45"',
        ) +
        path(`M${x} 246h${wide * 0.7}l60 54h-${wide * 0.7}z`, colours.paper, 'opacity=".6"')
      )
    }),
    rect(0, 40, 400, 24, colours.c, 'opacity=".7"') + rect(0, 62, 400, 7, colours.ink, 'opacity=".2"'),
  ].join('')
}

/** A building, as it will stand. */
export const tower: Family = ({ chance, colours }) => {
  const dusk = chance.is(0.5)
  const wall = dusk ? colours.deep : colours.wall
  const face = (x: number, y: number, wide: number, front: string, side: string) => {
    const columns = Math.floor(wide / 20)
    const rows = Math.floor((270 - y) / 22)
    return (
      path(`M${x + wide} ${y}l34 -16v${286 - y}l-34 16z`, side) +
      rect(x, y, wide, 270 - y + 16, front) +
      path(`M${x} ${y}l34-16h${wide}l-34 16z`, colours.paper) +
      count(columns * rows)
        .map((k) =>
          rect(
            x + 6 + (k % columns) * 20,
            y + 10 + Math.floor(k / columns) * 22,
            11,
            13,
            dusk && chance.is(0.45) ? colours.c : side,
            dusk ? '' : 'opacity=".75"',
          ),
        )
        .join('')
    )
  }
  return [
    fade('sky', dusk ? [colours.ink, colours.deep, colours.b] : [colours.d, colours.wall, colours.paper]),
    ground('url(#sky)'),
    face(40, chance.between(130, 180), 70, colours.d, colours.a),
    face(230, chance.between(110, 160), 90, colours.b, colours.deep),
    face(132, chance.between(36, 80), 84, colours.paper, colours.a),
    rect(0, 276, 400, 24, wall),
    ...count(7).map(() => {
      const x = chance.between(6, 390)
      return rect(x - 1.5, 262, 3, 20, colours.ink) + circle(x, 256, chance.between(9, 15), colours.a)
    }),
  ].join('')
}

/** Rooms from above. */
export const plan: Family = ({ chance, colours }) => {
  const blue = chance.is(0.45)
  const [wall, ink] = blue ? [colours.deep, colours.paper] : [colours.paper, colours.ink]
  const [x, y] = [chance.between(150, 240), chance.between(120, 180)]
  const label = (text: string, atX: number, atY: number) =>
    letters(text, atX, atY, 11, ink, { face: 'text', anchor: 'middle' })
  return [
    ground(wall),
    blue
      ? count(20)
          .map((k) => stroke(`M${k * 20} 0V300M0 ${k * 20}H400`, colours.paper, 0.4, 'opacity=".18"'))
          .join('')
      : '',
    rect(50, 40, 300, 220, colours.c, 'opacity=".14"'),
    rect(50, 40, x - 50, y - 40, colours.b, 'opacity=".22"'),
    stroke(`M50 40H350V260H50zM${x} 40V${y - 30}M${x} ${y}V260M50 ${y}H${x - 30}M${x} ${y + 40}H350`, ink, 6),
    stroke(`M${x} ${y - 30}a30 30 0 0 1 -30 30M${x - 30} ${y}a30 30 0 0 0 30 0`, ink, 1),
    stroke('M90 40h50M250 260h60M350 80v50', wall, 3) +
      stroke('M90 40h50M250 260h60M350 80v50', colours.b, 1.5),
    rect(66, 56, 44, 30, 'none', `stroke="${ink}" stroke-width="1.2"`) +
      circle(300, y - 20, 16, 'none', `stroke="${ink}" stroke-width="1.2"`),
    rect(280, 214, 54, 32, 'none', `stroke="${ink}" stroke-width="1.2"`),
    label(chance.pick(['kitchen', 'studio', 'shop']), (50 + x) / 2, (40 + y) / 2 + 18),
    label(chance.pick(['living', 'hall', 'office']), (x + 350) / 2, 80),
    label('bed', (50 + x) / 2, (y + 260) / 2),
    stroke('M50 280H350M50 275v10M350 275v10', ink, 1) +
      label(`${chance.between(7, 14).toFixed(2)} m`, 200, 276),
  ].join('')
}

/** Heights of a land, and a way across. */
export const heights: Family = ({ chance, colours }) => {
  const phases = [chance.between(0, 6), chance.between(0, 6), chance.between(0, 6)]
  const [x, y] = [chance.between(120, 220), chance.between(110, 150)]
  const named = chance.pick([
    'Velebit',
    'Storfjell',
    'Cairn Ruadh',
    'Monte Lupo',
    'Hollow Down',
    'Тихая гора',
  ])
  const wall = chance.pick([colours.wall, colours.paper])
  return [
    ground(wall),
    ...count(9).map(
      (k) =>
        path(blob(x, y, 150 - k * 16, phases), colours.d, 'opacity=".22"') +
        stroke(blob(x, y, 150 - k * 16, phases), colours.a, k % 4 === 0 ? 1.8 : 0.9),
    ),
    ...count(5).map((k) =>
      stroke(blob(330, 240, 78 - k * 15, phases.toReversed()), colours.a, k % 4 === 0 ? 1.8 : 0.9),
    ),
    path(
      chance.is(0.5) ? 'M-10 262q90-50 190-10t230-60v120H-10z' : 'M420 40q-90 40-60 120t-40 150h120z',
      colours.a,
      'opacity=".35"',
    ),
    stroke(`M${chance.whole(20, 70)} 40q60 60 90 86t80 20 100 70`, colours.b, 2.8, 'stroke-dasharray="7 6"'),
    circle(312, 216, 6, colours.b),
    letters(named, x + 8, y - 6, 16, colours.ink, {
      face: 'italic',
      more: `stroke="${wall}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`,
    }),
  ].join('')
}

/** A town for visitors: streets, water, three places. */
export const streetMap: Family = ({ chance, colours }) => {
  const streets = count(7).map((k) =>
    stroke(`M${-20 + k * 70} -10l${chance.between(-40, 60)} 320`, colours.paper, k % 3 === 0 ? 9 : 4),
  )
  const cross = count(5).map((k) =>
    stroke(
      `M-10 ${20 + k * 66}q200 ${chance.between(-40, 40)} 420 ${chance.between(-20, 20)}`,
      colours.paper,
      k % 2 ? 4 : 9,
    ),
  )
  const pin = (x: number, y: number, fill: string) =>
    path(`M${x} ${y}c-16-20-20-28-20-36a20 20 0 0 1 40 0c0 8-4 16-20 36z`, fill) +
    circle(x, y - 36, 7, colours.paper)
  return [
    ground(colours.wall),
    rect(chance.between(200, 260), 30, 110, 84, colours.d, 'rx="16"'),
    ...streets,
    ...cross,
    stroke(`M-20 ${chance.whole(180, 240)}q120-60 220 0t230-50`, colours.a, 34),
    stroke('M120 160l20 60M286 150l16 64', colours.paper, 8),
    pin(chance.between(60, 130), chance.between(90, 130), colours.b),
    pin(chance.between(180, 240), chance.between(110, 150), colours.deep),
    pin(chance.between(290, 350), chance.between(210, 270), colours.b),
  ].join('')
}
