import { letters } from './letters.ts'
import type { Family } from './scene.ts'
import { circle, count, ground, path, polygon, rect, smooth, stroke, through } from './shapes.ts'

const measures = [
  'Clinic visits per 1,000',
  'Trips by bicycle, 2019 to 2025',
  'Rent against wage',
  'Days with frost',
  'Loans returned late',
  'Water used, by street',
  'Orders by hour',
]

/** Twelve small charts, one of which matters. */
export const smallMultiples: Family = ({ chance, colours }) => {
  const dark = chance.is(0.25)
  const [wall, line, faint] = dark
    ? [colours.deep, colours.d, colours.a]
    : [colours.paper, colours.a, colours.wall]
  const odd = chance.whole(0, 11)
  const bars = chance.is(0.35)
  return (
    ground(wall) +
    count(12)
      .map((k) => {
        const [x, y] = [24 + (k % 4) * 92, 24 + Math.floor(k / 4) * 90]
        const ink = k === odd ? colours.b : line
        let value = 40
        const points = count(13).map((j) => {
          value = Math.max(6, Math.min(58, value + (chance.next() - 0.52) * 20))
          return [x + j * 6, y + value] as const
        })
        const shape = bars
          ? points.map(([px, py]) => rect(px, py, 4, y + 62 - py, ink)).join('')
          : stroke(through(points), ink, k === odd ? 3 : 1.8)
        return (
          stroke(`M${x} ${y + 20}h74M${x} ${y + 40}h74`, faint, 1) +
          shape +
          stroke(`M${x} ${y + 62}h74`, dark ? colours.paper : colours.ink, 1) +
          rect(x, y - 4, [26, 34, 22, 30][k % 4] ?? 24, 3, k === odd ? colours.b : colours.d)
        )
      })
      .join('')
  )
}

/** A country of hexagons. */
export const hexMap: Family = ({ chance, colours }) => {
  const dark = chance.is(0.6)
  const scale = dark
    ? [colours.deep, colours.a, colours.d, colours.c, colours.paper]
    : [colours.wall, colours.d, colours.c, colours.b, colours.deep]
  const [middleX, middleY] = [chance.between(150, 250), chance.between(110, 170)]
  const cells = count(108).map((k) => {
    const [column, row] = [k % 12, Math.floor(k / 12)]
    const [x, y] = [36 + column * 31 + (row % 2) * 15.5, 30 + row * 27]
    const far = Math.hypot(x - middleX, y - middleY) / 180
    if (far > 1.05 - chance.next() * 0.35 || y > 225 || x > 375) return ''
    const step = Math.max(0, Math.min(4, Math.floor((1 - far) * 4.6 + chance.next() * 1.4)))
    return polygon(
      count(6).map(
        (corner) =>
          [x + 15 * Math.sin((corner * Math.PI) / 3), y + 15 * Math.cos((corner * Math.PI) / 3)] as const,
      ),
      scale[step] ?? '',
      `stroke="${dark ? colours.ink : colours.paper}"`,
    )
  })
  return [
    ground(dark ? colours.ink : colours.paper),
    ...cells,
    ...scale.map((fill, k) => rect(24 + k * 20, 276, 20, 7, fill)),
    letters(chance.pick(measures), 24, 268, 10.5, dark ? colours.paper : colours.ink, { face: 'text' }),
  ].join('')
}

/** Rows and columns, with what was found in them. */
export const sheet: Family = ({ chance, colours }) => {
  const marked = chance.whole(2, 9)
  return [
    ground(colours.paper),
    rect(0, 0, 400, 34, chance.pick([colours.a, colours.deep])),
    letters(
      chance.pick([
        'visits_clean_v3',
        'ledger 2025',
        'stock count',
        'survey, 1,204 answers',
        'price list',
        'cash flow, 13 weeks',
      ]),
      14,
      22,
      14,
      colours.paper,
      { face: 'text' },
    ),
    rect(0, 34, 400, 22, colours.wall),
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((column, k) =>
      letters(column, 62 + k * 62, 49, 11, colours.ink, { face: 'text', anchor: 'middle' }),
    ),
    ...count(12).map((row) => {
      const y = 56 + row * 21
      return (
        (row === marked
          ? rect(0, y, 400, 21, colours.c, 'opacity=".55"')
          : row % 2
            ? rect(0, y, 400, 21, colours.wall, 'opacity=".35"')
            : '') +
        letters(String(row + 1), 14, y + 15, 10, colours.ink, { face: 'text', anchor: 'middle' }) +
        count(6)
          .map((column) =>
            column === 0
              ? rect(36, y + 8, chance.between(26, 50), 5, colours.ink, 'opacity=".7"')
              : letters(
                  String(chance.whole(4, 9_800)),
                  88 + column * 62,
                  y + 15,
                  10.5,
                  column === 5 && row === marked ? colours.b : colours.ink,
                  { face: 'text', anchor: 'end' },
                ),
          )
          .join('')
      )
    }),
    ...count(6).map((k) => stroke(`M${30 + k * 62} 34V300`, colours.d, 0.7)),
    rect(278, 56 + marked * 21, 62, 21, 'none', `stroke="${colours.b}" stroke-width="2"`),
  ].join('')
}

/** A cloud of points and the line through it. */
export const scatter: Family = ({ chance, colours }) => {
  const dark = chance.is(0.4)
  const [wall, ink] = dark ? [colours.deep, colours.paper] : [colours.wall, colours.ink]
  const slope = chance.pick([-0.5, 0.4, 0.62])
  const base = slope < 0 ? 70 : 240
  return [
    ground(wall),
    stroke('M44 24V262H380', ink, 1.5),
    ...count(4).map((k) => stroke(`M44 ${70 + k * 48}H380`, ink, 0.5, 'opacity=".25"')),
    ...count(90).map(() => {
      const x = chance.between(56, 374)
      const y = base - (x - 56) * slope + (chance.next() + chance.next() - 1) * 56
      return circle(
        x,
        Math.max(28, Math.min(256, y)),
        chance.between(2.5, 7),
        chance.is(0.14) ? colours.b : dark ? colours.c : colours.a,
        'opacity=".72"',
      )
    }),
    stroke(`M56 ${base}L374 ${base - 318 * slope}`, colours.b, 2.5),
    letters(chance.pick(measures), 44, 286, 12, ink, { face: 'text' }),
  ].join('')
}

/** Streams that swell and shrink beside one another. */
export const streams: Family = ({ chance, colours }) => {
  const fills = [colours.a, colours.c, colours.b, colours.d, colours.deep]
  const layers = fills.map(() => count(9).map(() => chance.between(10, 52)))
  const sums = count(9).map((k) => layers.reduce((sum, layer) => sum + (layer[k] ?? 0), 0))
  let tops = sums.map((sum) => 150 - sum / 2)
  const drawn = layers.map((layer, index) => {
    const lows = tops.map((top, k) => top + (layer[k] ?? 0))
    const over = smooth(tops.map((y, k) => [k * 50, y] as const))
    const under = smooth(lows.map((y, k) => [k * 50, y] as const).toReversed()).replace('M', 'L')
    tops = lows
    return path(`${over}${under}z`, fills[index] ?? '')
  })
  const wall = chance.pick([colours.paper, colours.wall, colours.ink])
  return (
    ground(wall) +
    drawn.join('') +
    letters(chance.pick(measures), 18, 284, 12, wall === colours.ink ? colours.paper : colours.ink, {
      face: 'text',
    })
  )
}
