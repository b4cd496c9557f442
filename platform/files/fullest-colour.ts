/** Colours that differ by less than this are one. */
const STEP_BITS = 4

/** The colour there is most of among pixels of three bytes, as `#rrggbb`: the mean of those that are nearly alike. */
export function fullestColour(pixels: Uint8Array): string {
  const sums = new Map<number, { count: number; red: number; green: number; blue: number }>()
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const key = ((red >> STEP_BITS) << 8) | ((green >> STEP_BITS) << 4) | (blue >> STEP_BITS)
    const sum = sums.get(key) ?? { count: 0, red: 0, green: 0, blue: 0 }
    sums.set(key, {
      count: sum.count + 1,
      red: sum.red + red,
      green: sum.green + green,
      blue: sum.blue + blue,
    })
  }
  const fullest = [...sums.values()].reduce((most, sum) => (sum.count > most.count ? sum : most), {
    count: 1,
    red: 255,
    green: 255,
    blue: 255,
  })
  const parts = [fullest.red, fullest.green, fullest.blue].map((sum) => Math.round(sum / fullest.count))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
