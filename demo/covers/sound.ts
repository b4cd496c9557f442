import { letters, lettersIn } from './letters.ts'
import type { Family } from './scene.ts'
import { circle, count, ground, path, rect, ring, stroke } from './shapes.ts'

/** A recording as it looks to whoever cuts it. */
export const waveform: Family = ({ chance, colours, line }) => {
  const light = chance.is(0.3)
  const wall = light ? colours.wall : chance.pick([colours.ink, colours.deep])
  const ink = light ? colours.ink : colours.paper
  const played = chance.whole(16, 56)
  const waves = chance.between(4, 9)
  const bars = count(72).map((k) => {
    const swell = Math.sin((k / 72) * Math.PI) * 0.55 + 0.2
    const high = Math.max(3, (18 + chance.next() * 120) * swell * (1 + 0.5 * Math.sin(k / waves)))
    return rect(
      20 + k * 5,
      128 - high / 2,
      3,
      high,
      k < played ? colours.b : colours.d,
      k < played ? '' : 'opacity=".6"',
    )
  })
  const low = count(72).map((k) => {
    const high = 4 + chance.next() * 24 * (k % 18 < 12 ? 1 : 0.2)
    return rect(20 + k * 5, 228 - high / 2, 3, high, colours.a)
  })
  return [
    ground(wall),
    ...bars,
    ...low,
    rect(19 + played * 5, 50, 1.5, 216, ink),
    letters(
      `Episode ${chance.whole(2, 96)}, ${chance.pick(['the ferry', 'salt', 'a quiet strike', 'the archive', 'two sisters', 'night bus', 'the well'])}`,
      20,
      38,
      17,
      ink,
    ),
    letters(`${chance.whole(11, 58)}:${chance.whole(10, 59)}`, 380, 38, 12, ink, {
      face: 'text',
      anchor: 'end',
    }),
    letters(line, 20, 284, 10, ink, { face: 'text', more: 'opacity=".7"' }),
  ].join('')
}

const shows = [
  ['Slow', 'Radio'],
  ['Field', 'Notes'],
  ['After', 'Supper'],
  ['Hard', 'Water'],
  ['The Long', 'Table'],
  ['Second', 'Shift'],
  ['Good', 'Grief'],
  ['Tidal', 'Hours'],
] as const

/** Rings of a broadcast. */
export const broadcast: Family = ({ chance, colours }) => {
  const [first, second] = chance.pick(shows)
  const side = chance.pick(['right', 'left', 'above'] as const)
  const wall = chance.pick([colours.deep, colours.a])
  const [x, y] = ringsAt[side]
  return [
    ground(wall),
    ...[122, 98, 74, 50, 26].map((radius, k) =>
      circle(x, y, radius, k % 2 ? wall : ([colours.d, '', colours.c, '', colours.paper][k] ?? '')),
    ),
    side === 'above'
      ? letters(`${first} ${second}`, 200, 262, 38, colours.paper, {
          face: 'name',
          anchor: 'middle',
          most: 340,
        }) + letters('weekly, unhurried', 200, 284, 12, colours.paper, { face: 'text', anchor: 'middle' })
      : besideRings([first, second], side === 'left' ? 'end' : 'start', colours.paper),
  ].join('')
}

const ringsAt = { right: [272, 150], left: [128, 150], above: [200, 104] } as const

/** No word touches a ring. */
function besideRings(words: readonly string[], anchor: 'start' | 'end', ink: string): string {
  const x = anchor === 'start' ? 20 : 380
  return (
    lettersIn(words, x, 142, 44, ink, { face: 'name', anchor, most: 122 }) +
    letters('weekly, unhurried', x, 222, 13, ink, { face: 'text', anchor })
  )
}

/** A record and its sleeve. */
export const vinyl: Family = ({ chance, colours, name }) => {
  const [first, second] = chance.pick(shows)
  return [
    ground(chance.pick([colours.wall, colours.d, colours.c, colours.b])),
    circle(264, 150, 112, colours.ink),
    ...count(8).map((k) => ring(264, 150, 106 - k * 8, '#fff', 0.7, 'opacity=".16"')),
    circle(264, 150, 36, colours.b) + circle(264, 150, 4, colours.wall),
    rect(50, 44, 212, 212, '#000', 'opacity=".22"'),
    rect(42, 38, 212, 212, chance.pick([colours.deep, colours.a, colours.paper])),
    chance.is(0.5)
      ? count(6)
          .map((k) =>
            path(
              `M42 ${250 - k * 24}q53-${40 + k * 4} 106 0t106 0v${24 + k}H42z`,
              [colours.c, colours.b, colours.d][k % 3] ?? '',
            ),
          )
          .join('')
      : count(5)
          .map((k) =>
            circle(
              148 + chance.between(-50, 50),
              170 + chance.between(-30, 30),
              46 - k * 7,
              [colours.c, colours.b, colours.d][k % 3] ?? '',
            ),
          )
          .join(''),
    rect(42, 38, 212, 58, colours.paper),
    letters(`${first} ${second}`, 56, 66, 22, colours.ink, { face: 'bold', most: 184 }),
    letters(name, 56, 86, 12, colours.ink, { face: 'text' }),
  ].join('')
}

/** A desk of faders. */
export const mixer: Family = ({ chance, colours }) => {
  const wall = chance.pick([colours.deep, colours.ink, colours.wall])
  const line = wall === colours.wall ? colours.ink : colours.paper
  return [
    ground(wall),
    ...count(8).map((k) => {
      const x = 42 + k * 45
      const y = chance.between(130, 230)
      return (
        ring(x, 46, 13, line, 2.5) +
        stroke(
          `M${x} 46l${(Math.cos(k * 2.1) * 10).toFixed(1)} ${(-Math.abs(Math.sin(k * 1.7)) * 10).toFixed(1)}`,
          colours.b,
          3,
        ) +
        circle(x, 84, 5, chance.is(0.5) ? colours.b : colours.d) +
        rect(x - 1.5, 110, 3, 156, line, 'opacity=".4"') +
        rect(x - 1.5, y, 3, 266 - y, colours.a) +
        rect(
          x - 13,
          y - 8,
          26,
          16,
          [colours.c, colours.paper, colours.b, colours.d][k % 4] ?? '',
          `rx="3" stroke="${wall}"`,
        )
      )
    }),
  ].join('')
}

/** Notes on their lines. */
export const score: Family = ({ chance, colours }) => {
  const wall = chance.pick([colours.paper, colours.c, colours.wall, colours.deep])
  const ink = wall === colours.deep ? colours.paper : colours.ink
  const staff = (top: number) => {
    const lines = count(5).map((k) => stroke(`M24 ${top + k * 11}H376`, ink, 1))
    const notes = count(9).map((k) => {
      const [x, y] = [66 + k * 35, top + chance.whole(0, 8) * 5.5]
      const fill = chance.is(0.16) ? colours.b : ink
      const up = y > top + 20
      return (
        `<ellipse cx="${x}" cy="${y}" rx="7" ry="5" fill="${fill}" transform="rotate(-20 ${x} ${y})"/>` +
        stroke(up ? `M${x + 6} ${y - 2}v-34` : `M${x - 6} ${y + 2}v34`, fill, 2)
      )
    })
    return lines.join('') + notes.join('')
  }
  return ground(wall) + staff(44) + staff(132) + staff(220) + rect(24, 44, 3, 220, colours.b)
}
