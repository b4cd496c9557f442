export type HairCut =
  | 'short'
  | 'long'
  | 'bun'
  | 'curls'
  | 'cropped'
  | 'bob'
  | 'bald'
  | 'afro'
  | 'braids'
  | 'waves'
  | 'quiff'
  | 'tail'
  | 'scarf'
  | 'thinning'

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const dot = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

const backs: Record<HairCut, (hair: string) => string> = {
  short: () => '',
  cropped: () => '',
  long: (hair) =>
    path('M60 110c-4-58 26-84 68-84s72 26 68 84c-2 36 8 62 14 88-40 14-124 14-164 0 6-26 16-52 14-88z', hair),
  bun: (hair) => dot(128, 26, 24, hair),
  curls: (hair) =>
    [
      [66, 96],
      [60, 124],
      [68, 152],
      [190, 96],
      [196, 124],
      [188, 152],
      [86, 56],
      [170, 56],
      [128, 42],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 25, hair))
      .join(''),
  bob: (hair) =>
    path('M62 104c-2-54 26-80 66-80s68 26 66 80c0 22 2 44-2 64-40 8-88 8-128 0-4-20-2-42-2-64z', hair),
  bald: () => '',
  quiff: () => '',
  thinning: () => '',
  afro: (hair) => dot(128, 84, 76, hair) + dot(72, 112, 30, hair) + dot(184, 112, 30, hair),
  braids: (hair) =>
    [58, 70, 186, 198].flatMap((x) => [96, 116, 136, 156, 176, 196].map((y) => dot(x, y, 9, hair))).join('') +
    path('M64 100c0-50 26-74 64-74s64 24 64 74z', hair),
  waves: (hair) =>
    path(
      'M62 106c-4-56 24-82 66-82s70 26 66 82c8 14 2 26 8 40s-2 26 2 40c-26 12-128 12-152 0 4-14-4-26 2-40s0-26 8-40z',
      hair,
    ),
  tail: (hair) => path('M166 44c30-10 50 10 48 48s8 60-4 84c-14-18-22-50-22-78z', hair),
  scarf: (cloth) =>
    path(
      'M54 122c-4-66 28-100 74-100s78 34 74 100c-2 34 6 60 16 84-48 26-132 26-180 0 10-24 18-50 16-84z',
      cloth,
    ),
}

const fronts: Record<HairCut, (hair: string) => string> = {
  short: (hair) =>
    path(
      'M72 106c-8-52 18-78 60-76 44 0 62 30 52 76-4-20-10-32-20-40-22 6-48 4-68-6-12 8-20 24-24 46z',
      hair,
    ),
  cropped: (hair) =>
    path('M75 96c-2-42 20-62 53-62s55 20 53 62c-5-18-12-28-20-34-20-6-46-6-66 0-8 6-15 16-20 34z', hair),
  long: (hair) =>
    path('M70 122c-6-60 14-92 58-92s64 32 58 92c-4-30-16-50-44-62-14 22-42 34-60 36-6 6-10 14-12 26z', hair),
  bun: (hair) => path('M72 108c-8-48 16-74 56-74s64 26 56 74c-6-24-22-40-56-42-34 2-50 18-56 42z', hair),
  curls: (hair) =>
    [
      [84, 66],
      [104, 52],
      [128, 47],
      [152, 52],
      [172, 66],
      [76, 84],
      [180, 84],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 17, hair))
      .join(''),
  bob: (hair) =>
    path('M70 128c-8-62 14-96 58-96s66 34 58 96c-2-32-8-48-16-58-26 4-60 2-82-4-10 14-16 32-18 62z', hair),
  bald: () => '',
  afro: (hair) => path('M72 100c-4-44 18-68 56-68s60 24 56 68c-8-24-24-36-56-36s-48 12-56 36z', hair),
  braids: (hair) =>
    path('M72 104c-6-48 16-72 56-72s62 24 56 72c-6-22-22-38-54-44l-2-28-2 28c-32 6-48 22-54 44z', hair),
  waves: (hair) =>
    path(
      'M70 124c-8-60 14-94 60-94s64 36 56 94c-4-24-10-40-24-48-16 4-30-4-40-12-10 16-26 18-34 16-10 10-14 26-18 44z',
      hair,
    ),
  quiff: (hair) =>
    path(
      'M74 100c-4-30 2-52 20-62 20-16 66-18 84 4 8 14 8 36 2 58-4-16-10-26-18-32-24 4-52 2-68-8-10 8-16 20-20 40z',
      hair,
    ),
  tail: (hair) =>
    path('M72 108c-8-50 14-78 56-78s64 28 56 78c-8-26-20-38-34-44-22 8-50 8-64 14-8 8-12 18-14 30z', hair),
  scarf: (cloth) =>
    path('M66 128c-8-66 18-100 62-100s70 34 62 100c-4-40-22-66-62-66s-58 26-62 66z', cloth) +
    path('M66 118c4 44 26 62 62 62s58-18 62-62c8 40 2 72-16 88-28 10-64 10-92 0-18-16-24-48-16-88z', cloth),
  thinning: (hair) =>
    path('M73 116c-6-26-2-46 10-56 0 18-4 34-10 56zM183 116c6-26 2-46-10-56 0 18 4 34 10 56z', hair) +
    path('M88 58c18-16 62-16 80 0-20-8-60-8-80 0z', hair, 'opacity=".7"'),
}

export function backHair(cut: HairCut, hair: string): string {
  return backs[cut](hair)
}

export function frontHair(cut: HairCut, hair: string): string {
  return fronts[cut](hair)
}

export function beardShape(hair: string): string {
  return path(
    'M76 108c0 28 6 46 16 58 10 12 22 18 36 18s26-6 36-18c10-12 16-30 16-58-6 20-12 28-22 30-8-8-52-8-60 0-10-2-16-10-22-30z',
    hair,
  )
}

export function stubbleShape(hair: string): string {
  return path(
    'M80 124c2 22 8 34 16 44 8 10 20 16 32 16s24-6 32-16c8-10 14-22 16-44-6 14-12 20-20 22-10-6-46-6-56 0-8-2-14-8-20-22z',
    hair,
    'opacity=".28"',
  )
}

export function moustacheShape(hair: string): string {
  return path('M106 142c8-8 18-8 22-4 4-4 14-4 22 4-8 2-16 2-22-1-6 3-14 3-22 1z', hair)
}
