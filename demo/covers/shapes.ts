/** Numbers as pictures need them: a tenth of a unit is finer than any eye. */
const n = (value: number) => String(Math.round(value * 10) / 10)

export const rect = (x: number, y: number, wide: number, high: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(high)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`

export const ring = (x: number, y: number, radius: number, colour: string, wide: number, more = '') =>
  circle(x, y, radius, 'none', `stroke="${colour}" stroke-width="${wide}" ${more}`)

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`

export const stroke = (d: string, colour: string, wide = 1.5, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

export const group = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`

export const ground = (fill: string) => rect(0, 0, 400, 300, fill)

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more = '') =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}" ${more}/>`

/** A line through points, ready for `path` and `stroke`. */
export const through = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')

/** The same, rounded at every point. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points
  if (!first) return ''
  let d = `M${n(first[0])} ${n(first[1])}`
  let from = first
  for (const to of rest) {
    const middle = (from[0] + to[0]) / 2
    d += `C${n(middle)} ${n(from[1])} ${n(middle)} ${n(to[1])} ${n(to[0])} ${n(to[1])}`
    from = to
  }
  return d
}

/** A gradient to be named by `url(#id)`; `turn` 0 runs down, 1 across. */
export const fade = (id: string, colours: readonly string[], turn = 0) =>
  `<defs><linearGradient id="${id}" x1="0" y1="0" x2="${turn}" y2="${1 - turn}">${stops(colours)}</linearGradient></defs>`

export const glow = (id: string, colours: readonly string[], x = 0.36, y = 0.3, radius = 0.8) =>
  `<defs><radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stops(colours)}</radialGradient></defs>`

const stops = (colours: readonly string[]) =>
  colours
    .map(
      (colour, index) =>
        `<stop offset="${(index / Math.max(1, colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`,
    )
    .join('')

export const clip = (id: string, shape: string, ...parts: string[]) =>
  `<defs><clipPath id="${id}">${shape}</clipPath></defs><g clip-path="url(#${id})">${parts.join('')}</g>`

/** Whole numbers from nought, for rows of things. */
export const count = (many: number) => Array.from({ length: many }, (_, index) => index)

/** A stem with leaves in pairs. */
export function sprig(x: number, y: number, long: number, pairs: number, colour: string, bend = 18): string {
  const leaves = count(pairs).map((index) => {
    const part = index / pairs
    const [atX, atY] = [x + bend * 2 * part * (1 - part), y - long * part - 8]
    return [-1, 1]
      .map(
        (side) =>
          `<path transform="translate(${n(atX)} ${n(atY)}) rotate(${n(side * (58 - part * 26))}) scale(${n(1 - part * 0.6)})" d="M0 0c-12-14-12-34 0-50c12 16 12 36 0 50z" fill="${colour}"/>`,
      )
      .join('')
  })
  return stroke(`M${n(x)} ${n(y)}q${bend} ${n(-long / 2)} 0 ${n(-long)}`, colour, 2) + leaves.join('')
}

/** A cube of which three sides are seen. */
export function cube(x: number, y: number, side: number, top: string, left: string, right: string): string {
  const [w, h] = [side * 0.866, side / 2]
  return (
    path(`M${n(x)} ${n(y - side)}l${n(w)} ${n(h)}l${n(-w)} ${n(h)}l${n(-w)} ${n(-h)}z`, top) +
    path(`M${n(x - w)} ${n(y - h)}l${n(w)} ${n(h)}v${n(side)}l${n(-w)} ${n(-h)}z`, left) +
    path(`M${n(x + w)} ${n(y - h)}l${n(-w)} ${n(h)}v${n(side)}l${n(w)} ${n(-h)}z`, right)
  )
}

/** A closed line around a middle that wavers as a coast does. */
export function blob(x: number, y: number, radius: number, phases: readonly number[], wide = 1.25): string {
  const [one = 0, two = 0, three = 0] = phases
  const points = count(49).map((index) => {
    const angle = (index / 48) * Math.PI * 2
    const far =
      radius *
      (1 +
        0.16 * Math.sin(2 * angle + one) +
        0.1 * Math.sin(3 * angle + two) +
        0.05 * Math.sin(5 * angle + three))
    return [x + far * wide * Math.cos(angle), y + far * Math.sin(angle)] as const
  })
  return `${through(points)}z`
}
