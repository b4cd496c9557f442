import { letters } from './letters.ts'
import type { Family, Scene } from './scene.ts'
import {
  circle,
  clip,
  count,
  fade,
  glow,
  ground,
  group,
  oval,
  path,
  rect,
  ring,
  smooth,
  stroke,
} from './shapes.ts'

/** A coast or a range in the haze. */
export const landscape: Family = ({ chance, colours }) => {
  const sky = chance.pick([
    [colours.deep, colours.b, colours.c],
    [colours.d, colours.wall, colours.paper],
    [colours.a, colours.d, colours.wall],
    [colours.b, colours.c, colours.paper],
  ])
  const ranges = count(5).map((k) => {
    const base = 150 + k * 28
    const rough = 34 - k * 4
    const points = count(11).map((j) => [j * 40, base + chance.between(-rough, rough)] as const)
    return path(`${smooth(points)}V300H0z`, colours.deep, `opacity="${(0.22 + k * 0.19).toFixed(2)}"`)
  })
  const sea = chance.is(0.4)
  return [
    fade('sky', sky),
    ground('url(#sky)'),
    glow('sun', [colours.paper, colours.c]),
    circle(
      chance.between(70, 330),
      chance.between(70, 130),
      chance.between(14, 30),
      'url(#sun)',
      'opacity=".95"',
    ),
    ...(sea ? ranges.slice(0, 2) : ranges),
    sea
      ? rect(0, 204, 400, 96, colours.deep) +
        count(26)
          .map((k) =>
            rect(
              chance.between(0, 380),
              210 + k * 3.4,
              chance.between(20, 90),
              1.2,
              colours.c,
              'opacity=".4"',
            ),
          )
          .join('')
      : '',
  ].join('')
}

/** One thing for sale, in good light. */
export const product: Family = ({ chance, colours, name }) => {
  const thing = chance.pick([
    () =>
      rect(166, 96, 68, 132, 'url(#body)', 'rx="12"') +
      rect(182, 72, 36, 26, colours.ink, 'rx="3"') +
      rect(166, 140, 68, 50, colours.paper) +
      letters(name, 200, 170, 15, colours.ink, { face: 'name', anchor: 'middle', most: 58 }),
    () =>
      oval(200, 176, 64, 54, 'url(#body)') +
      rect(174, 88, 52, 42, 'url(#body)', 'rx="8"') +
      oval(200, 90, 26, 7, colours.ink),
    () =>
      path('M140 130h104v64a36 36 0 0 1-36 36h-32a36 36 0 0 1-36-36z', 'url(#body)') +
      ring(250, 162, 22, colours.b, 11) +
      oval(192, 131, 52, 10, colours.ink, 'opacity=".6"'),
    () =>
      circle(200, 158, 72, colours.ink) +
      circle(200, 158, 60, colours.paper) +
      stroke('M200 158V116M200 158l28 18', colours.ink, 4) +
      rect(178, 60, 44, 34, 'url(#body)', 'rx="6"') +
      rect(178, 222, 44, 34, 'url(#body)', 'rx="6"'),
    () =>
      path('M112 214c6-44 44-50 78-84l30 24c22 14 62 18 72 40v32H112z', 'url(#body)') +
      rect(110, 222, 184, 16, colours.paper, 'rx="6"') +
      stroke('M180 148l20 14M168 160l20 14', colours.paper, 4),
    () =>
      path('M150 230l14-120h72l14 120z', 'url(#body)') +
      path('M164 110q36 16 72 0', 'none') +
      stroke('M178 108c0-40 44-40 44 0', colours.ink, 5),
  ])
  const podium = chance.is(0.5)
  return [
    fade(
      'wall',
      chance.pick([
        [colours.wall, colours.d],
        [colours.c, colours.wall],
        [colours.a, colours.deep],
      ]),
    ),
    fade('body', [colours.b, colours.deep], 1),
    ground('url(#wall)'),
    chance.is(0.5)
      ? circle(200, 140, 112, colours.paper, 'opacity=".35"')
      : path('M250 0h90L180 300H60z', '#fff', 'opacity=".16"'),
    podium
      ? oval(200, 246, 126, 24, colours.paper) +
        path('M74 246h252v54H74z', colours.paper) +
        oval(200, 246, 126, 24, '#000', 'opacity=".06"')
      : rect(0, 232, 400, 68, '#000', 'opacity=".1"'),
    oval(208, 236, 78, 10, '#000', 'opacity=".25"'),
    thing(),
  ].join('')
}

/** A dish, from above. */
export const plate: Family = ({ chance, colours }) => {
  const table = chance.pick([colours.deep, colours.wall, colours.c, colours.a, '#3A2A20'])
  const bites = count(chance.whole(9, 18)).map(() => {
    const [angle, far] = [chance.between(0, 6.3), chance.between(0, 52)]
    const [x, y] = [200 + Math.cos(angle) * far, 150 + Math.sin(angle) * far]
    return chance.is(0.5)
      ? circle(x, y, chance.between(7, 18), chance.pick([colours.b, colours.c, colours.a]))
      : path(
          'M0 0c-7-10-7-24 0-34c7 10 7 24 0 34z',
          chance.pick(['#4A7A3C', colours.a, '#7A9A3A']),
          `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${chance.whole(0, 360)})"`,
        )
  })
  return [
    ground(table),
    count(9)
      .map((k) => stroke(`M0 ${k * 38}H400`, '#000', 1, 'opacity=".12"'))
      .join(''),
    circle(208, 160, 118, '#000', 'opacity=".22"'),
    circle(200, 150, 118, '#F7F2E8') + ring(200, 150, 92, '#000', 1, 'opacity=".12"'),
    circle(200, 150, 66, chance.pick([colours.c, colours.b, colours.d]), 'opacity=".55"'),
    ...bites,
    group(
      `rotate(${chance.between(-10, 10)} 40 150)`,
      rect(34, 76, 7, 170, '#D9D6CF', 'rx="3"') + oval(37.5, 70, 14, 24, '#D9D6CF'),
    ),
    group(
      `rotate(${chance.between(-8, 8)} 362 150)`,
      rect(358, 120, 8, 130, '#D9D6CF', 'rx="3"') + path('M356 40h6q10 40 4 84h-10z', '#D9D6CF'),
    ),
  ].join('')
}

/** A roll of film on the light table. */
export const contactSheet: Family = (scene) => {
  const { chance, colours } = scene
  const chosen = chance.whole(0, 11)
  return (
    ground('#16130F') +
    count(12)
      .map((k) => {
        const [x, y] = [18 + (k % 4) * 93, 22 + Math.floor(k / 4) * 90]
        return (
          clip(`frame${k}`, rect(x, y, 86, 62, '#fff'), group(`translate(${x} ${y})`, small(scene, k))) +
          count(7)
            .map((j) => rect(x + 3 + j * 12.5, y - 9, 6, 5, '#EDE6DA', 'opacity=".5"'))
            .join('') +
          (k === chosen ? rect(x - 3, y - 3, 92, 68, 'none', `stroke="${colours.b}" stroke-width="4"`) : '')
        )
      })
      .join('')
  )
}

function small({ chance, colours }: Scene, k: number): string {
  const tone = chance.pick([colours.wall, colours.d, colours.c, colours.a, '#B9B4AC'])
  const inside = [
    circle(43, 30, 14, colours.ink) + path('M14 62c0-20 14-26 29-26s29 6 29 26z', colours.deep),
    path('M0 62V40q22-18 43-4t43-10v36z', colours.deep) + circle(64, 16, 7, colours.paper),
    rect(28, 18, 30, 44, colours.b) + rect(36, 8, 14, 12, colours.ink),
    count(4)
      .map((j) => rect(6 + j * 20, 58 - chance.between(12, 46), 15, 60, colours.ink))
      .join(''),
  ][k % 4]
  return rect(0, 0, 86, 62, tone) + (inside ?? '')
}

/** Before and after. */
export const retouch: Family = ({ chance, colours }) => {
  const cut = chance.between(150, 250)
  const portrait = (coat: string, skin: string, hair: string) =>
    path('M90 300c0-62 46-84 110-84s110 22 110 84z', coat) +
    path('M172 170h56v58h-56z', skin) +
    oval(200, 128, 52, 66, skin) +
    path('M142 128c-8-66 24-92 60-92s66 26 56 92c-6-34-20-46-56-46s-52 12-60 46z', hair) +
    stroke('M172 124q8-5 16 0M212 124q8-5 16 0M186 164q14 8 28 0', '#2A1D16', 3)
  const skin = chance.pick(['#D99A6C', '#8A5636', '#F0CBB0', '#B97F58'])
  return [
    clip('left', rect(0, 0, cut, 300, '#fff'), ground('#A9A79F'), portrait('#6E6C66', '#BFB7AC', '#54514C')),
    clip(
      'right',
      rect(cut, 0, 400 - cut, 300, '#fff'),
      ground(chance.pick([colours.c, colours.d, colours.a])),
      portrait(colours.b, skin, chance.pick(['#2E1D18', '#7A3B22', '#C9A15A'])),
    ),
    rect(cut - 1, 0, 2, 300, '#fff'),
    circle(cut, 240, 13, '#fff') + stroke(`M${cut - 4} 236l-4 4 4 4M${cut + 4} 236l4 4-4 4`, '#333', 1.6),
  ].join('')
}

/** Somebody against the light. */
export const silhouette: Family = ({ chance, colours }) => {
  const sky = chance.pick([
    [colours.c, colours.b, colours.deep],
    [colours.paper, colours.d, colours.a],
    [colours.wall, colours.c, colours.b],
  ])
  const people = chance.pick([
    path('M150 300c0-76 22-96 50-96s50 20 50 96z', colours.ink) + circle(200, 164, 32, colours.ink),
    path('M96 300c0-70 20-88 46-88s46 18 46 88z', colours.ink) +
      circle(142, 176, 28, colours.ink) +
      path('M200 300c0-56 18-72 42-72s42 16 42 72z', colours.ink) +
      circle(242, 200, 25, colours.ink),
    path('M60 262q120-30 280 0v38H60z', colours.ink) +
      path('M186 262l8-66h14l8 66z', colours.ink) +
      circle(201, 180, 14, colours.ink) +
      stroke('M196 206l-26 26M206 206l30-14', colours.ink, 7),
  ])
  return [
    fade('sky', sky),
    ground('url(#sky)'),
    circle(
      chance.between(130, 270),
      chance.between(100, 150),
      chance.between(50, 80),
      colours.paper,
      'opacity=".55"',
    ),
    count(chance.whole(0, 14))
      .map(() =>
        circle(
          chance.between(0, 400),
          chance.between(0, 300),
          chance.between(8, 30),
          colours.paper,
          'opacity=".14"',
        ),
      )
      .join(''),
    people,
  ].join('')
}

/** A window, a chair and the afternoon. */
export const interior: Family = ({ chance, colours }) => {
  const left = chance.between(50, 180)
  return [
    ground(chance.pick([colours.wall, colours.d, colours.paper])),
    rect(0, 220, 400, 80, chance.pick([colours.b, '#9A6A44', '#C9A27A', colours.deep])),
    count(8)
      .map((k) => stroke(`M${k * 60 - 40} 300l40-80`, '#000', 1, 'opacity=".18"'))
      .join(''),
    rect(left, 36, 110, 140, colours.paper) +
      rect(left + 7, 43, 96, 126, colours.d) +
      path(`M${left + 7} 130q30-26 50-6t46-14v59h-96z`, colours.a) +
      rect(left + 52, 43, 6, 126, colours.paper) +
      rect(left + 7, 100, 96, 6, colours.paper),
    path(`M${left + 60} 220h110l60 80h-120z`, colours.paper, 'opacity=".28"'),
    group(
      `translate(${chance.between(220, 270)} 0)`,
      rect(0, 176, 92, 40, colours.a, 'rx="10"') +
        rect(4, 118, 22, 84, colours.a, 'rx="10"') +
        stroke('M14 216v34M80 216v34', colours.ink, 5),
    ),
    stroke('M366 250V96', colours.ink, 3) + path('M346 98l10-34h20l10 34z', colours.c),
    oval(120, 262, 92, 14, colours.c, 'opacity=".5"'),
  ].join('')
}
