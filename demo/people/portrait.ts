import { clothesOf, type Collar } from './portrait-clothes.ts'
import {
  backHair,
  beardShape,
  frontHair,
  type HairCut,
  moustacheShape,
  stubbleShape,
} from './portrait-hair.ts'
import { backdrop, type Backdrop } from './portrait-backdrop.ts'

/** A face for an invented person. Nothing is fetched and nobody real is shown. */
export type PortraitLook = {
  wall: string
  light: string
  skin: string
  hair: string
  cut: HairCut
  clothes: string
  collar: Collar
  /** How wide the face is, 0.92 to 1.08. */
  width: number
  brows: 'soft' | 'strong' | 'arched'
  mouth: 'smile' | 'calm' | 'grin'
  beard?: boolean | 'stubble' | 'moustache'
  glasses?: 'round' | 'square'
  earrings?: string
  freckles?: boolean
  /** What stands behind them; the light of a window unless told. */
  backdrop?: Backdrop
  /** Lines of a face that has laughed for long. */
  lines?: boolean
}

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
const dot = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`

/** The portrait as SVG, 256 on a side: a person before a wall with the light of a window on it. */
export function drawPortrait(look: PortraitLook): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="512" height="512">',
    backdrop(look.backdrop ?? 'window', look.wall, look.light),
    backHair(look.cut, look.hair),
    clothesOf(look.collar, look.clothes, look.skin),
    neck(look),
    `<g transform="translate(128 0) scale(${look.width} 1) translate(-128 0)">`,
    ears(look),
    head(look),
    beardOf(look),
    features(look),
    look.lines ? laughLines() : '',
    look.beard === 'moustache' ? moustacheShape(look.hair) : '',
    look.glasses ? glasses(look.glasses) : '',
    frontHair(look.cut, look.hair),
    '</g>',
    '</svg>',
  ].join('')
}

function beardOf({ beard, hair }: PortraitLook): string {
  if (beard === true) return beardShape(hair)
  return beard === 'stubble' ? stubbleShape(hair) : ''
}

function laughLines(): string {
  return stroke(
    'M104 128q-6 8-5 16M152 128q6 8 5 16M86 104l-7-4M86 110l-8 1M170 104l7-4M170 110l8 1M114 78q14-4 28 0',
    '#000',
    1.6,
    'opacity=".2"',
  )
}

function neck({ skin }: PortraitLook): string {
  return `${path('M104 150h48v38c0 26-48 26-48 0z', skin)}${path('M104 160c14 18 34 18 48 0v14c-14 16-34 16-48 0z', '#000', 'opacity=".12"')}`
}

function ears({ skin, earrings }: PortraitLook): string {
  const ear = (x: number) =>
    `<ellipse cx="${x}" cy="112" rx="9" ry="14" fill="${skin}"/><ellipse cx="${x}" cy="113" rx="4" ry="8" fill="#000" opacity=".1"/>`
  const drops = earrings ? dot(72, 131, 4.5, earrings) + dot(184, 131, 4.5, earrings) : ''
  return ear(74) + ear(182) + drops
}

function head({ skin, freckles }: PortraitLook): string {
  const face = path(
    'M76 98c0-38 22-58 52-58s52 20 52 58c0 24-6 40-16 54-10 13-22 20-36 20s-26-7-36-20c-10-14-16-30-16-54z',
    skin,
  )
  const cheeks = dot(97, 132, 11, '#C4553B', 'opacity=".14"') + dot(159, 132, 11, '#C4553B', 'opacity=".14"')
  const spots = freckles
    ? [
        [94, 126],
        [101, 130],
        [90, 132],
        [155, 130],
        [162, 126],
        [166, 132],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 1.5, '#8A4A2B', 'opacity=".5"'))
        .join('')
    : ''
  return face + cheeks + spots
}

const browPaths: Record<PortraitLook['brows'], string> = {
  soft: 'M94 94q10-6 20-2M142 92q10-4 20 2',
  strong: 'M92 94q11-7 23-2M141 92q12-5 23 2',
  arched: 'M94 95q9-11 21-4M141 91q12-7 21 4',
}
const mouthPaths: Record<PortraitLook['mouth'], string> = {
  smile: 'M110 147q18 13 36 0',
  calm: 'M113 149q15 6 30 0',
  grin: '',
}

function features({ skin, hair, brows, mouth, beard }: PortraitLook): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="110" rx="7" ry="4.6" fill="#FBF8F2"/>${dot(x, 110, 4.3, '#2A1D16')}${dot(x + 1.4, 108.4, 1.2, '#fff')}${stroke(`M${x - 8} 108q8-7 16 0`, '#2A1D16', 2.2)}`
  const nose = stroke('M127 112c-2 9-6 14-3 18q4 3 9 0', '#000', 2.6, 'opacity=".22"')
  const lips =
    mouth === 'grin'
      ? path('M108 145q20 22 40 0q-20 5-40 0z', '#FBF8F2') +
        stroke('M108 145q20 5 40 0q-20 22-40 0z', '#8C3F33', 2.4)
      : stroke(mouthPaths[mouth], beard === true ? skin : '#9A4A3C', 3.4)
  return stroke(browPaths[brows], hair, brows === 'strong' ? 5 : 3.6) + eye(104) + eye(152) + nose + lips
}

function glasses(kind: NonNullable<PortraitLook['glasses']>): string {
  const frame = 'fill="#fff" fill-opacity=".14" stroke="#2B2A28" stroke-width="3.4"'
  const lens = (x: number) =>
    kind === 'round'
      ? `<circle cx="${x}" cy="111" r="18" ${frame}/>`
      : `<rect x="${x - 19}" y="97" width="38" height="27" rx="7" ${frame}/>`
  return `${lens(104)}${lens(152)}${stroke('M122 109q6-4 12 0M85 107l-9-3M171 107l9-3', '#2B2A28', 3.4)}`
}
