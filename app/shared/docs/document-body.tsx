import { useMemo, type ReactNode } from 'react'
import { htmlPolicy } from '#app/html-policy.ts'
import type { RenderedSection } from './render-document.server.tsx'
import { ChangeLog, type LoggedChange } from './change-log.tsx'
import { Contents } from './contents.tsx'

type DocumentBodyProps = {
  sections: readonly RenderedSection[]
  changes: readonly LoggedChange[]
  /** How disputes and appeals ended, where a section publishes it. */
  endings: Partial<Record<'dispute-figures' | 'appeal-figures', string>>
  children?: ReactNode
}

/** A document by its sections, beside their names. */
export function DocumentBody({ sections, changes, endings, children }: DocumentBodyProps) {
  return (
    <div className="document-body">
      <Contents sections={sections} />
      <div>
        {sections.map((section, index) => (
          <DocumentPart key={section.id} section={section} number={index + 1}>
            {section.shows === 'rule-changes' ? (
              <ChangeLog changes={changes} />
            ) : section.shows ? (
              <p>
                <b>{endings[section.shows]}</b>
              </p>
            ) : null}
          </DocumentPart>
        ))}
        {children}
      </div>
    </div>
  )
}

/** Made on the server from texts of the operator’s. */
const asHtml = htmlPolicy('documents')

type DocumentPartProps = { section: RenderedSection; number: number; children: ReactNode }

function DocumentPart({ section, number, children }: DocumentPartProps) {
  const html = useMemo(() => ({ __html: asHtml(section.html) }), [section.html])
  return (
    <section className="document-part" aria-labelledby={section.id}>
      <div className="document-title">
        <h2 id={section.id}>
          {number}. {section.title}
        </h2>
        <a className="document-anchor" href={`#${section.id}`} aria-label={`Link to “${section.title}”`}>
          #
        </a>
      </div>
      <div className="prose" dangerouslySetInnerHTML={html} />
      {children}
    </section>
  )
}
