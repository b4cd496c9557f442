import { letters, lettersIn } from './letters.ts'
import type { Family } from './scene.ts'
import { circle, count, ground, path, rect, stroke } from './shapes.ts'

/** A number that grew. */
export const growth: Family = ({ chance, colours }) => {
  const wall = chance.pick([colours.c, colours.a, colours.wall, colours.deep])
  const ink = wall === colours.a || wall === colours.deep ? colours.paper : colours.ink
  const [figure, told] = chance.pick([
    ['×2.4', 'sign-ups, March to September'],
    ['+38 %', 'orders from letters'],
    ['4,120', 'readers who came back'],
    ['×3', 'visits from search'],
    ['+212', 'tables booked on Mondays'],
    ['1 in 9', 'visitors now write'],
    ['+61 %', 'of guests book again'],
    ['×1.7', 'repairs instead of returns'],
  ] as const)
  const soft = 'opacity=".35"'
  return [
    ground(wall),
    ...count(8).map((k) => {
      const high = 20 + k * k * 2.6 + chance.between(0, 16)
      return rect(22 + k * 45, 276 - high, 36, high, k === 7 ? colours.b : ink, k === 7 ? '' : soft)
    }),
    letters(figure, 20, 104, 92, ink, { face: 'bold', most: 300 }),
    letters(told, 24, 134, 14, ink, { face: 'text' }),
    stroke('M20 276.5H380', ink, 1.5),
  ].join('')
}

/** Fewer at every step, and why. */
export const funnel: Family = ({ chance, colours }) => {
  const steps = chance.pick([
    ['Saw it', 'Read it', 'Tried it', 'Paid'],
    ['Visited', 'Chose', 'Basket', 'Bought'],
    ['Opened', 'Clicked', 'Replied', 'Met'],
  ])
  const fills = [colours.deep, colours.a, colours.b, colours.c]
  const wall = ground(chance.pick([colours.paper, colours.wall]))
  const shares = [1, 1, 1, 1].map((_one, k) => (k === 0 ? 1 : chance.between(0.5, 0.78)))
  const wides = shares.map((_share, k) => 350 * shares.slice(0, k + 1).reduce((all, part) => all * part, 1))
  if (chance.is(0.5)) {
    const bars = steps.map((step, k) => {
      const y = 34 + k * 62
      // Room for the last word beside it.
      const wide = (wides[k] ?? 0) * 0.86
      return (
        rect(26, y, wide, 44, fills[k] ?? '', 'rx="4"') +
        letters(step, 40, y + 28, 16, k === 3 ? colours.ink : colours.paper, {
          face: 'bold',
          most: wide - 20,
        }) +
        letters(`${Math.round((wides[k] ?? 0) / 3.5)} %`, 40 + wide, y + 28, 14, colours.ink, {
          face: 'text',
        })
      )
    })
    return wall + bars.join('')
  }
  const cone = steps.map((step, k) => {
    const [wide = 0, next = (wides[3] ?? 0) * 0.7] = wides.slice(k)
    const y = 28 + k * 64
    return (
      path(
        `M${200 - wide / 2} ${y}H${200 + wide / 2}L${200 + next / 2} ${y + 58}H${200 - next / 2}z`,
        fills[k] ?? '',
      ) +
      letters(step, 200, y + 36, 17, k === 3 ? colours.ink : colours.paper, {
        face: 'bold',
        anchor: 'middle',
        most: next - 10,
      })
    )
  })
  return wall + cone.join('')
}

/** Nine posts that belong together. */
export const postGrid: Family = ({ chance, colours, name }) => {
  const fills = [colours.a, colours.b, colours.c, colours.deep, colours.d, colours.wall]
  const said = ['New', 'Open', 'Soon', '7 am', 'Ask us', 'Thanks', 'Recipe', 'Made']
  return (
    ground(colours.paper) +
    count(12)
      .map((k) => {
        const [x, y] = [14 + (k % 4) * 94, 12 + Math.floor(k / 4) * 94]
        const fill = fills[(k * 5 + chance.whole(0, 2)) % 6] ?? colours.a
        const ink =
          fill === colours.c || fill === colours.wall || fill === colours.d ? colours.ink : colours.paper
        const kind = k === 5 ? 3 : chance.whole(0, 2)
        const inside =
          kind === 0
            ? letters(chance.pick(said), x + 45, y + 54, 22, ink, {
                face: 'name',
                anchor: 'middle',
                most: 78,
              })
            : kind === 1
              ? circle(x + 45, y + 45, chance.between(16, 34), ink, 'opacity=".85"')
              : kind === 2
                ? path(`M${x} ${y + 90}v-30q22-26 45-6t45-14v50z`, ink, 'opacity=".7"') +
                  circle(x + 66, y + 24, 10, ink, 'opacity=".7"')
                : letters(name, x + 45, y + 51, 18, ink, { face: 'bold', anchor: 'middle', most: 80 })
        return rect(x, y, 90, 90, fill) + inside
      })
      .join('')
  )
}

/** A letter that is read on a telephone. */
export const newsletter: Family = ({ chance, colours, name }) =>
  [
    ground(chance.pick([colours.a, colours.b, colours.d, colours.c])),
    path('M60 120L200 30l140 90v160H60z', colours.deep),
    rect(92, 44, 216, 200, colours.paper),
    letters(name, 200, 78, 22, colours.ink, { face: 'name', anchor: 'middle', most: 180 }),
    rect(110, 92, 180, 62, chance.pick([colours.c, colours.d])) + circle(200, 123, 22, colours.b),
    count(3)
      .map((k) => rect(110, 164 + k * 10, 180 - k * 30, 4, colours.d))
      .join(''),
    rect(160, 198, 80, 20, colours.b, 'rx="4"'),
    path('M60 120l140 92 140-92v160H60z', colours.wall),
    path('M60 280l120-84M340 280l-120-84', 'none', `stroke="${colours.d}" stroke-width="2"`),
  ].join('')

/** Weeks, and what must be done in them. */
export const gantt: Family = ({ chance, colours }) =>
  [
    ground(colours.paper),
    lettersIn(
      [chance.pick(['Moving the shop', 'Opening in spring', 'Twelve weeks', 'Audit, step by step'])],
      22,
      40,
      21,
      colours.ink,
    ),
    count(9)
      .map((k) => stroke(`M${110 + k * 34} 58V286`, colours.d, 0.8))
      .join(''),
    count(8)
      .map((k) => {
        const x = 110 + k * 26 + chance.between(-10, 18)
        return (
          rect(22, 72 + k * 27, chance.between(40, 76), 5, colours.ink, 'opacity=".6"') +
          rect(
            x,
            66 + k * 27,
            chance.between(44, 110),
            16,
            [colours.a, colours.b, colours.c, colours.deep][k % 4] ?? '',
            'rx="8"',
          )
        )
      })
      .join(''),
    stroke('M246 54V290', colours.b, 2, 'stroke-dasharray="4 4"'),
  ].join('')

/** A book of sums, ruled. */
export const ledgerPage: Family = ({ chance, colours }) => {
  const wall = chance.pick([colours.deep, colours.a, colours.d, colours.c])
  const rows = count(7).map(() => chance.whole(120, 9_400))
  const written = (value: number) => `${value.toLocaleString('en')}.00`
  return [
    ground(wall),
    rect(50, 20, 316, 280, colours.paper),
    stroke('M86 20V300M270 20V300', colours.b, 1),
    letters(
      chance.pick(['Quarter one', 'Accounts, April', 'What came in', 'Payroll, May', 'Tax, in order']),
      98,
      56,
      23,
      colours.ink,
    ),
    ...rows.map(
      (value, k) =>
        stroke(`M50 ${94 + k * 24}H366`, colours.d, 0.7) +
        rect(98, 82 + k * 24, 60 + ((value * 7) % 90), 4, colours.d) +
        letters(written(value), 352, 88 + k * 24, 13, colours.ink, { face: 'text', anchor: 'end' }),
    ),
    stroke('M282 264H354M282 280H354M282 283H354', colours.ink, 1.2),
    letters(written(rows.reduce((sum, value) => sum + value, 0)), 352, 277, 14, colours.ink, {
      face: 'bold',
      anchor: 'end',
    }),
  ].join('')
}

/** A paper that binds. */
export const contract: Family = ({ chance, colours, name }) => {
  const title = chance.pick([
    'Agreement',
    'Terms of sale',
    'Licence',
    'Договор',
    'Privacy notice',
    'Partnership',
  ])
  return [
    ground(chance.pick([colours.wall, colours.d, colours.deep, colours.c])),
    rect(92, 22, 230, 300, '#000', 'opacity=".16"') + rect(84, 14, 230, 300, colours.paper),
    letters(title, 106, 60, 27, colours.ink, { most: 180 }),
    letters(name, 106, 80, 12, colours.ink, { face: 'text', most: 180 }),
    count(10)
      .map((k) => rect(106, 100 + k * 11, k % 4 === 3 ? 90 : 184 - chance.between(0, 20), 3, colours.d))
      .join(''),
    stroke('M112 250q14-26 22-6t16-10 14 6 22-16', colours.ink, 2.2) + stroke('M106 258h96', colours.ink, 1),
    count(16)
      .map((k) => path('M300 198l-6 22h12z', colours.b, `transform="rotate(${k * 22.5} 300 232)"`))
      .join(''),
    circle(300, 232, 27, colours.b) +
      circle(300, 232, 20, 'none', `stroke="${colours.paper}" stroke-width="1.5"`) +
      letters('§', 300, 242, 28, colours.paper, { anchor: 'middle' }),
  ].join('')
}
