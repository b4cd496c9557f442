export type Collar = 'round' | 'shirt' | 'roll' | 'hood' | 'vneck' | 'jacket' | 'apron' | 'shawl'

const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** Shoulders, and what is worn on them. */
export function clothesOf(collar: Collar, clothes: string, skin: string): string {
  const body = path('M18 256c4-44 40-62 80-68h60c40 6 76 24 80 68z', clothes)
  const fold = stroke('M62 256c0-16 4-28 10-36M194 256c0-16-4-28-10-36', '#000', 3, 'opacity=".16"')
  return body + fold + collars[collar](clothes, skin)
}

const collars: Record<Collar, (clothes: string, skin: string) => string> = {
  round: (_clothes, skin) =>
    path('M98 187c8 24 52 24 60 0z', skin) + stroke('M97 188c8 25 54 25 62 0', '#000', 3, 'opacity=".16"'),
  shirt: (_clothes, skin) =>
    path('M100 186l28 34 28-34z', skin) +
    path('M100 182l-16 12 24 30 20-6zM156 182l16 12-24 30-20-6z', '#F6F1E7'),
  roll: (clothes) =>
    path('M98 178h60v22c-18 12-42 12-60 0z', clothes) +
    stroke('M98 198c18 12 42 12 60 0', '#000', 3, 'opacity=".18"'),
  hood: (clothes, skin) =>
    path('M98 186c8 22 52 22 60 0z', skin) +
    path(
      'M74 196c16-16 26-18 30-10 10 30 38 30 48 0 4-8 14-6 30 10-12 28-34 40-54 40s-42-12-54-40z',
      clothes,
    ) +
    stroke('M74 196c12 28 34 40 54 40s42-12 54-40', '#000', 3, 'opacity=".2"') +
    stroke('M114 226v20M142 226v20', '#F6F1E7', 3),
  vneck: (clothes, skin) =>
    path('M100 186l28 50 28-50z', skin) +
    stroke('M99 186l29 52 29-52', clothes, 9) +
    stroke('M99 186l29 52 29-52', '#000', 2, 'opacity=".18"'),
  jacket: (_clothes, skin) =>
    path('M100 186l28 30 28-30 6 70h-68z', '#F2EDE2') +
    path('M102 184l26 26 26-26z', skin) +
    path('M98 186l-22 14 16 12-6 8 34 36h16zM158 186l22 14-16 12 6 8-34 36h-16z', '#000', 'opacity=".22"'),
  apron: (_clothes, skin) =>
    path('M98 187c8 24 52 24 60 0z', skin) +
    path('M88 214h80l6 42H82z', '#3A3F3C') +
    stroke('M88 214l-4-24M168 214l4-24', '#3A3F3C', 7) +
    path('M112 228h32v28h-32z', '#000', 'opacity=".2"'),
  shawl: (clothes, skin) =>
    path('M98 187c8 20 52 20 60 0z', skin) +
    path(
      'M60 204c24-24 40-22 68 6 28-28 44-30 68-6-10 26-40 40-68 40s-58-14-68-40z',
      '#fff',
      'opacity=".28"',
    ) +
    stroke('M66 214c40 20 84 20 124 0M78 230c32 14 68 14 100 0', clothes, 3, 'opacity=".6"'),
}
