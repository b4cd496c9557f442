/** The widths that pages use, from narrow to wide. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const

/** Those that an image is wide enough for, and its own. */
export function widthsWithin(width: number, widths: readonly number[]): number[] {
  return [...widths.filter((wanted) => wanted < width).toSorted((a, b) => a - b), width]
}

/** In which widths an image as wide as this is drawn. */
export const widthsDrawnOf = (width: number): number[] =>
  widthsWithin(Math.min(width, Math.max(...IMAGE_WIDTHS)), IMAGE_WIDTHS)
