import { createHash } from 'node:crypto'
import { renderToStaticMarkup } from 'react-dom/server'
import { drawTree } from '#app/ui/markdown/draw-tree.tsx'
import { elementsIn, wordsIn } from '#app/ui/markdown/text-tree.ts'
import { labelCells } from '#app/shared/docs/label-cells.ts'
import { anchorsOf } from './anchors.ts'
import { partsOfPost, type PostSurroundings } from './post-parts.server.tsx'
import { readPost } from './read-post.ts'

export type RenderedPost = { html: string; contents: { id: string; title: string }[] }

const CACHED_MOST = 60
const cached = new Map<string, RenderedPost>()

/** A post as HTML, made on the server, so that the browser gets no Markdown library; once for the same words. */
export function renderPost(text: string, around: PostSurroundings): RenderedPost {
  const { pictures, ...rest } = around
  const key = createHash('sha256')
    .update(JSON.stringify([text, rest, [...pictures.values()]]))
    .digest('base64url')
  const rendered = cached.get(key) ?? render(text, around)
  cached.delete(key)
  cached.set(key, rendered)
  const [oldest] = cached.keys()
  if (cached.size > CACHED_MOST && oldest !== undefined) cached.delete(oldest)
  return rendered
}

function render(text: string, around: PostSurroundings): RenderedPost {
  const tree = readPost(text)
  labelCells(tree)
  const anchorOf = anchorsOf()
  const contents = elementsIn(tree, (tag) => tag === 'h2').map(({ children }) => {
    const title = wordsIn(children)
    return { id: anchorOf(title), title }
  })
  return { html: renderToStaticMarkup(drawTree(tree, partsOfPost(around))), contents }
}
