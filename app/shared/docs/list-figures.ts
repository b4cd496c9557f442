import { definitions, settingKeys } from '#domain/settings/index.ts'
import type { Figures } from './figures/figures.ts'

export type NamedFigure = { place: string; value: string; meaning: string }

/** Texts and names hold escapes for Markdown, which a list of values does not need. */
const plain = (value: string) => value.replace(/\\([^\w\s])/g, '$1')

const meaningOf = (name: string) =>
  settingKeys.filter((key) => key === name).map((key) => definitions[key].label)[0] ?? ''

/** Every place that a text may have, with today's value, by name. */
export function listFigures(figures: Figures, above = ''): NamedFigure[] {
  return Object.entries(figures)
    .flatMap(([name, value]): NamedFigure[] =>
      typeof value === 'string'
        ? [
            {
              place: `{{${above}${name}}}`,
              value: plain(value),
              meaning: above === '' ? meaningOf(name) : '',
            },
          ]
        : listFigures(value as unknown as Figures, `${above}${name}.`),
    )
    .toSorted((one, other) => one.place.localeCompare(other.place, 'en'))
}
