export type Backdrop = 'window' | 'plain' | 'disc' | 'shelf' | 'leaves' | 'tiles'

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const rect = (x: number, y: number, wide: number, high: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${fill}" ${more}/>`
const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" ${more}/>`

/** The wall behind somebody, and the light on it. */
export function backdrop(kind: Backdrop, wall: string, light: string): string {
  return rect(0, 0, 256, 256, wall) + behind[kind](wall, light)
}

const behind: Record<Backdrop, (wall: string, light: string) => string> = {
  window: (wall, light) =>
    path('M150 256V92a46 46 0 0 1 92 0v164z', light, 'transform="skewX(-10) translate(34 0)"') +
    stroke('M206 40v216M160 108h92M160 172h92', wall, 3, 'transform="skewX(-10) translate(34 0)"'),
  plain: (_wall, light) => path('M0 256L120 0h70L60 256z', light, 'opacity=".7"'),
  disc: (_wall, light) => `<circle cx="128" cy="112" r="98" fill="${light}"/>`,
  shelf: (_wall, light) =>
    rect(0, 84, 256, 6, light) +
    [8, 24, 38, 58, 190, 206, 226, 240]
      .map((x, place) =>
        rect(
          x,
          84 - 34 - (place % 3) * 8,
          12 - (place % 2) * 3,
          34 + (place % 3) * 8,
          light,
          'opacity=".75"',
        ),
      )
      .join('') +
    rect(0, 168, 256, 6, light),
  leaves: (_wall, light) =>
    [20, 52, 208, 238]
      .map((x, place) =>
        [40, 78, 116, 154, 192]
          .map((y) =>
            path(
              'M0 0c-12-12-12-28 0-40c12 12 12 28 0 40z',
              light,
              `transform="translate(${x} ${y + place * 8}) rotate(${place % 2 ? 40 : -40})"`,
            ),
          )
          .join(''),
      )
      .join(''),
  tiles: (_wall, light) => stroke('M0 52H256M0 116H256M0 180H256M52 0V256M204 0V256', light, 4),
}
