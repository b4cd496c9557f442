import type { Figures } from '#app/shared/docs/figures/figures.ts'

const PLACE = /\{\{([\w.]+)\}\}/g

/** The figure that a place of an article names, `example.price` too; undefined where there is none. */
export function figureAt(figures: Figures, path: string): string | undefined {
  let found: unknown = figures
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined
    found = (found as Record<string, unknown>)[key]
  }
  return typeof found === 'string' ? found : undefined
}

/** The places that a text has. */
export const placesIn = (text: string): string[] => [...text.matchAll(PLACE)].map(([, path = '']) => path)

/** Words with the figures in force: the same that documents state. A place that names none stays as it was written. */
export function fillFigures(text: string, figures: Figures): string {
  return text.replace(PLACE, (place, path: string) => figureAt(figures, path) ?? place)
}
