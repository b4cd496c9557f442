import { Link } from 'react-router'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'

export type DocumentLine = {
  slug: string
  title: string
  /** Which version applies: 0 is the program's own. */
  inForce: number
  since: Date | null
  waiting: { number: number; effectiveAt: Date } | null
}

/** What people agree to and what pages say, each with the version in force; whoever opens one writes in it. */
export function DocumentsSection({ documents }: { documents: readonly DocumentLine[] }) {
  return (
    <>
      <Scroller label="Documents">
        <table className="table table-tight settings-table">
          <caption className="sr">Documents</caption>
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">In force</th>
              <th scope="col">Announced</th>
            </tr>
          </thead>
          <tbody>
            {documents.map(({ slug, title, inForce, since, waiting }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link to={`/admin/documents/${slug}`}>{title}</Link>
                </th>
                <td>
                  {inForce === 0
                    ? 'the text of the program'
                    : `version ${inForce}${since ? `, since ${dateText(since)}` : ''}`}
                </td>
                <td>
                  {waiting ? (
                    `version ${waiting.number}, from ${dateText(waiting.effectiveAt)}`
                  ) : (
                    <span className="soft">nothing</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p className="soft settings-fine">
        Their figures are the settings in force. What people agreed to changes with notice, and each change is
        in the <Link to="/docs/terms#changes">public log</Link>. How ranking works is written by the program
        from its own weights.
      </p>
    </>
  )
}
