/** How many steps a slider of amounts has. */
export const sliderSteps = 120

/**
 * Amounts reach from a coffee to a house, so the slider multiplies: each step is the same share dearer than the last,
 * rounded to two figures. Amounts here are whole minor units, small enough to be exact as numbers.
 */
export function amountAt(step: number, fromMinor: number, toMinor: number): number {
  if (step <= 0) return fromMinor
  if (step >= sliderSteps) return toMinor
  const exact = fromMinor * (toMinor / fromMinor) ** (step / sliderSteps)
  const grain = 10 ** Math.max(0, Math.floor(Math.log10(exact)) - 1)
  return Math.min(toMinor, Math.max(fromMinor, Math.round(exact / grain) * grain))
}

export function stepOf(amountMinor: number, fromMinor: number, toMinor: number): number {
  const within = Math.min(toMinor, Math.max(fromMinor, amountMinor))
  return Math.round((Math.log(within / fromMinor) / Math.log(toMinor / fromMinor)) * sliderSteps)
}
