import type { PaperView } from '#app/shared/papers/paper-view.ts'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { PaperTable } from '../deals/print/paper-table.tsx'

/** The terms, milestones and rules of an agreement. */
export function AgreedPart({ agreed }: { agreed: NonNullable<PaperView['agreed']> }) {
  const { terms, columns, milestones, together, fromPage, rules } = agreed
  return (
    <>
      <section>
        <h2>Terms</h2>
        <Markdown text={terms} headingLevel={3} />
      </section>
      <section>
        <h2>Milestones and money</h2>
        <PaperTable label="Milestones and money" columns={columns} rows={milestones} together={together} />
      </section>
      {fromPage ? (
        <section>
          <h2>From the service’s page on {fromPage.on}</h2>
          <p className="soft">For reference: what was agreed is in the terms.</p>
          <Markdown text={fromPage.text} headingLevel={3} />
        </section>
      ) : null}
      <section>
        <h2>Rules in force</h2>
        <Meta rows={rules} />
      </section>
    </>
  )
}
