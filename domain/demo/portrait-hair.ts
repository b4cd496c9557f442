export type HairCut = 'short' | 'long' | 'bun' | 'curls' | 'cropped' | 'bob'

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
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
