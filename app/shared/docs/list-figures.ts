import type { Figures } from './figures/figures.ts'

export type NamedFigure = { place: string; value: string }

/** Texts and names hold escapes for Markdown, which a list of values does not need. */
const plain = (value: string) => value.replace(/\\([^\w\s])/g, '$1')

/** Every place that a text may have, with today's value, by name. */
export function listFigures(figures: Figures, above = ''): NamedFigure[] {
  return Object.entries(figures)
    .flatMap(([name, value]): NamedFigure[] =>
      typeof value === 'string'
        ? [{ place: `{{${above}${name}}}`, value: plain(value) }]
        : listFigures(value as unknown as Figures, `${above}${name}.`),
    )
    .toSorted((one, other) => one.place.localeCompare(other.place, 'en'))
}
