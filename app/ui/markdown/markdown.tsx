import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '#app/ui/form/use-hydrated.ts'
import type { MarkdownSource } from './rendered-markdown.tsx'

// The server draws at once; the browser fetches the renderer only for a text that did not come with the page.
const drawnOnServer = import.meta.env.SSR ? (await import('./rendered-markdown.tsx')).RenderedMarkdown : null
const LazilyRendered = lazy(async () => ({
  default: (await import('./rendered-markdown.tsx')).RenderedMarkdown,
}))

type MarkdownProps = MarkdownSource & { className?: string }

/** A text that a person wrote: a service's description, a message, a post. */
export function Markdown({ className, ...source }: MarkdownProps) {
  const classes = `prose${className ? ` ${className}` : ''}`
  const isHydrating = !useHydrated()
  const [cameWithPage] = useState(isHydrating ? source.text : null)

  if (drawnOnServer) {
    const Rendered = drawnOnServer
    return (
      <div className={classes}>
        <Rendered {...source} />
      </div>
    )
  }
  if (cameWithPage === source.text) return <KeptFromServer className={classes} />
  return (
    <div className={classes} key="drawn-here">
      <Suspense fallback={<p className="prose-raw">{source.text}</p>}>
        <LazilyRendered {...source} />
      </Suspense>
    </div>
  )
}

const keptHtml = { __html: '' }

// While it hydrates, React leaves the inside of such an element as the server sent it, and later sees no change.
function KeptFromServer({ className }: { className: string }) {
  return <div className={className} dangerouslySetInnerHTML={keptHtml} suppressHydrationWarning />
}
