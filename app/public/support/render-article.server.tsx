import { renderToStaticMarkup } from 'react-dom/server'
import { drawTree } from '#app/ui/markdown/draw-tree.tsx'
import { readMarkdown } from '#app/ui/markdown/read-markdown.ts'
import { elementsIn, wordsIn } from '#app/ui/markdown/text-tree.ts'
import type { Article } from '#domain/help/index.ts'
import type { Figures } from '#app/shared/docs/figures/figures.ts'
import { labelCells } from '#app/shared/docs/label-cells.ts'
import { anchorOf, tablesOf } from '#app/shared/docs/prose-parts.server.tsx'
import { fillFigures } from '#app/shared/docs/fill-figures.ts'

type RenderedArticle = { html: string; contents: { id: string; title: string }[] }

const renderedByFigures = new WeakMap<Figures, Map<string, RenderedArticle>>()

/** An article as HTML: made on the server, so that the browser gets no Markdown library, and once for the same figures. */
export function renderArticle(article: Article, figures: Figures): RenderedArticle {
  const known = renderedByFigures.get(figures) ?? new Map<string, RenderedArticle>()
  renderedByFigures.set(figures, known)
  const rendered = known.get(article.slug) ?? render(article, figures)
  known.set(article.slug, rendered)
  return rendered
}

function render({ title, body }: Article, figures: Figures): RenderedArticle {
  const tree = readMarkdown(fillFigures(body, figures))
  labelCells(tree)
  const headings = elementsIn(tree, (tag) => tag === 'h2').map(({ children }) => wordsIn(children))
  const drawn = drawTree(tree, {
    h2: ({ children }) => <h2 id={anchorOf(String(children))}>{children}</h2>,
    ...tablesOf(title),
  })
  return {
    html: renderToStaticMarkup(drawn),
    contents: headings.map((heading) => ({ id: anchorOf(heading), title: heading })),
  }
}
