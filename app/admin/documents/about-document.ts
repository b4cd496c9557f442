import type { Edge } from '#app/edge.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { figureAt } from '#app/shared/docs/fill-figures.ts'
import { programText } from '#app/shared/docs/program-text.ts'
import { isDocumentSlug, type DocumentContext, type DocumentSlug } from '#domain/documents/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

export function readSlug(slug: string | undefined): DocumentSlug {
  if (!slug || !isDocumentSlug(slug)) throw new NotFound('There is no such document')
  return slug
}

/** What the operations of a document are told besides. */
export function contextOf(
  { settings, origin }: Pick<Edge, 'settings' | 'origin'>,
  slug: DocumentSlug,
): DocumentContext {
  const figures = figuresOf(settings)
  return {
    origin,
    isFigure: (name) => figureAt(figures, name) !== undefined,
    program: programText(slug),
    noticeDays: settings.ruleNoticeDays,
  }
}
