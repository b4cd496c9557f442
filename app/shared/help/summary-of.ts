import type { Article } from '#domain/help/index.ts'
import { withoutMarkup } from '#platform/text/without-markup.ts'
import type { Figures } from '../docs/figures/figures.ts'
import { fillFigures } from '../docs/fill-figures.ts'

/** The short answer as plain words. Of figures escaped for Markdown the escapes go. */
export const summaryOf = ({ summary }: Article, figures: Figures): string =>
  withoutMarkup(fillFigures(summary, figures)).replaceAll('\\', '')
