import { letters } from './letters.ts'
import { marks } from './marks.ts'
import type { Family } from './scene.ts'
import { circle, count, ground, group, rect, stroke } from './shapes.ts'

/** A program, in colours. */
export const code: Family = ({ chance, colours }) => {
  const light = chance.is(0.25)
  const [wall, gutter] = light ? [colours.paper, colours.wall] : [colours.ink, '#0B0E0F']
  const inks = light
    ? [colours.a, colours.b, colours.deep, colours.d]
    : [colours.d, colours.c, colours.paper, colours.b, colours.wall]
  let indent = 0
  const lines = count(15).map((k) => {
    indent = Math.max(0, Math.min(4, indent + chance.pick([-1, 0, 0, 1, 1])))
    if (chance.is(0.12)) return ''
    let x = 60 + indent * 18
    const parts = count(chance.whole(2, 4)).map(() => {
      const wide = Math.min(chance.between(16, 76), 380 - x)
      const drawn = wide > 4 ? rect(x, 27 + k * 17, wide, 6, chance.pick(inks), 'rx="3"') : ''
      x += wide + 8
      return drawn
    })
    return parts.join('')
  })
  const marked = chance.whole(2, 11)
  return [
    ground(wall),
    rect(0, 0, 44, 300, gutter),
    count(15)
      .map((k) => rect(18, 28 + k * 17, 10, 4, light ? colours.d : '#3A4649'))
      .join(''),
    rect(44, 21 + marked * 17, 356, 18, colours.a, 'opacity=".3"'),
    rect(44, 21 + marked * 17, 3, 18, colours.b),
    ...lines,
  ].join('')
}

/** What a machine answers. */
export const terminal: Family = ({ chance, colours, name }) => {
  const service = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  const said = [
    [`$ deploy ${service}`, colours.paper],
    [`  built in ${chance.between(2, 9).toFixed(1)} s`, colours.d],
    [`  ${chance.whole(84, 640)} tests passed`, colours.d],
    ['  migrated, nothing locked', colours.d],
    [`$ check ${service} --live`, colours.paper],
    [`  p95 ${chance.whole(18, 90)} ms   errors 0`, colours.c],
    ['  certificate: 88 days', colours.d],
    ['$', colours.paper],
  ] as const
  return [
    ground(chance.pick([colours.a, colours.b, colours.c, colours.d])),
    rect(40, 40, 336, 240, '#000', 'rx="10" opacity=".25"'),
    rect(32, 32, 336, 240, colours.ink, 'rx="10"'),
    [colours.b, colours.c, colours.d].map((fill, k) => circle(52 + k * 18, 50, 5, fill)).join(''),
    said
      .map(([text, fill], k) => letters(text, 52, 88 + k * 22, 13.5, fill, { face: 'text', most: 300 }))
      .join(''),
    rect(64, 229, 9, 16, colours.c),
  ].join('')
}

/** Small pictures of one family. */
export const iconSet: Family = ({ chance, colours }) => {
  const wall = chance.pick([colours.wall, colours.paper, colours.deep, colours.c])
  const ink = wall === colours.deep ? colours.paper : colours.ink
  const glyphs = [
    'M12 3v18M5 12a7 7 0 0 0 14 0M8 6h8',
    'M3 18l6-11 4 7 3-4 5 8z',
    'M12 21c-8-6-9-10-9-13a5 5 0 0 1 9-2 5 5 0 0 1 9 2c0 3-1 7-9 13z',
    'M4 10l8-7 8 7v11H4zM9 21v-7h6v7',
    'M5 8h11v6a5 5 0 0 1-11 0zM16 9h2a2 2 0 0 1 0 5h-2M5 21h12',
    'M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0-20M12 6v6l4 3',
    'M3 17l2-5h14l2 5zM12 12V3l6 6h-6',
    'M5 21c0-10 4-16 15-17c0 11-5 15-12 14M5 21l7-9',
    'M4 6h16v12H4zM4 7l8 6 8-6',
    'M6 3v18M6 4c6-3 8 3 13 0v9c-5 3-7-3-13 0',
    'M7 7a3 3 0 1 0 .1 0M17 17a3 3 0 1 0 .1 0M20 4L6 20',
    'M12 3l3 6 6 1-4.500 4.500 1 6.500-5.500-3-5.500 3 1-6.500L3 10l6-1z',
    'M4 14a8 8 0 0 1 16 0zM12 14v5a2 2 0 0 0 4 0M12 4v2',
    'M3 12c4-6 14-6 18 0c-4 6-14 6-18 0M12 9a3 3 0 1 0 .1 0',
    'M8 3h8v18l-4-4-4 4z',
    'M5 20h14M7 20V9l5-5 5 5v11M10 20v-5h4v5',
    'M4 8h16l-2 12H6zM8 8a4 4 0 0 1 8 0',
    'M12 3v10M8 9l4 4 4-4M4 17v3h16v-3',
  ]
  const odd = chance.whole(0, 14)
  const filled = chance.is(0.35)
  return (
    ground(wall) +
    chance
      .some(glyphs, 15)
      .map((d, k) => {
        const [x, y] = [34 + (k % 5) * 70, 34 + Math.floor(k / 5) * 84]
        const ink2 = k === odd ? colours.b : ink
        return (
          (filled
            ? rect(x - 8, y - 8, 66, 66, [colours.a, colours.b, colours.c, colours.d][k % 4] ?? '', 'rx="14"')
            : '') +
          group(
            `translate(${x} ${y}) scale(2.1)`,
            stroke(d, filled ? (k % 4 === 2 || k % 4 === 3 ? colours.ink : colours.paper) : ink2, 1.5),
          )
        )
      })
      .join('')
  )
}

/** A system of parts: buttons, fields, states. */
export const parts: Family = ({ chance, colours }) => {
  const mark = chance.pick(marks)
  return [
    ground(colours.paper),
    rect(0, 0, 150, 300, chance.pick([colours.deep, colours.a])),
    letters('Aa', 24, 96, 78, colours.paper),
    [colours.paper, colours.c, colours.b, colours.d]
      .map((fill, k) => circle(36 + k * 26, 136, 10, fill))
      .join(''),
    group('translate(24 180) scale(1.3)', mark(colours.c, colours.deep)),
    rect(176, 28, 96, 32, colours.b, 'rx="6"') +
      letters('Save', 224, 49, 14, colours.paper, { face: 'bold', anchor: 'middle' }),
    rect(282, 28, 92, 32, 'none', `rx="6" stroke="${colours.ink}" stroke-width="1.5"`) +
      letters('Cancel', 328, 49, 14, colours.ink, { face: 'text', anchor: 'middle' }),
    rect(176, 80, 198, 36, 'none', `rx="6" stroke="${colours.d}" stroke-width="1.5"`) +
      letters('name@example.org', 188, 103, 12, colours.ink, { face: 'text' }),
    count(3)
      .map(
        (k) =>
          rect(
            176,
            138 + k * 28,
            18,
            18,
            k === 1 ? colours.a : 'none',
            `rx="4" stroke="${colours.a}" stroke-width="1.5"`,
          ) + rect(204, 145 + k * 28, chance.between(60, 130), 5, colours.d),
      )
      .join(''),
    stroke('M180 175l4 4 7-8', colours.paper, 2.2),
    rect(176, 236, 52, 28, colours.a, 'rx="14"') + circle(214, 250, 10, colours.paper),
    rect(244, 248, 130, 5, colours.d, 'rx="2"') +
      rect(244, 248, 74, 5, colours.b, 'rx="2"') +
      circle(318, 250.5, 9, colours.b),
  ].join('')
}
