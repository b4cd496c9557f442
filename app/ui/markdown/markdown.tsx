import { lazy, Suspense, useState } from 'react'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import type { MarkdownSource } from './rendered-markdown.tsx'

// The server draws at once; the browser fetches the renderer only for a text that did not come with the page.
const htmlOnServer = import.meta.env.SSR ? (await import('./cached-html.tsx')).cachedHtml : null
const LazilyRendered = lazy(async () => ({
  default: (await import('./rendered-markdown.tsx')).RenderedMarkdown,
}))

type MarkdownProps = MarkdownSource & { className?: string }

/** A text that a person wrote: a service's description, a message, a post. */
export function Markdown({ className, ...source }: MarkdownProps) {
  const classes = `prose${className ? ` ${className}` : ''}`
  if (htmlOnServer) return <Drawn className={classes} html={htmlOnServer(source)} />
  return <InBrowser className={classes} {...source} />
}

function InBrowser({ className, ...source }: MarkdownProps) {
  const isHydrating = !useHydrated()
  const [cameWithPage] = useState(isHydrating ? source.text : null)
  // While it hydrates, React leaves the inside of such an element as the server sent it, and later sees no change.
  if (cameWithPage === source.text) return <Drawn className={className} html="" />
  return (
    <div className={className} key="drawn-here">
      <Suspense fallback={<p className="prose-raw">{source.text}</p>}>
        <LazilyRendered {...source} />
      </Suspense>
    </div>
  )
}

function Drawn({ className, html }: { className: string | undefined; html: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
}
