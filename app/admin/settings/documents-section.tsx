import { Link } from 'react-router'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { Time } from '#app/ui/time/time.tsx'

type DocumentLine = { slug: string; title: string; version: string; updatedOn: string }

/** The documents come with the product; what an operator decides in them are figures and names from the settings. */
export function DocumentsSection({ documents }: { documents: readonly DocumentLine[] }) {
  return (
    <>
      <Scroller label="Documents">
        <table className="table table-tight settings-table">
          <caption className="sr">Documents</caption>
          <thead>
            <tr>
              <th scope="col">Document</th>
              <th scope="col">Version</th>
              <th scope="col">Words of</th>
            </tr>
          </thead>
          <tbody>
            {documents.map((document) => (
              <tr key={document.slug}>
                <th scope="row">
                  <Link to={`/docs/${document.slug}`}>{document.title}</Link>
                </th>
                <td>{document.version}</td>
                <td>
                  <Time at={new Date(document.updatedOn)} quiet />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p className="soft settings-fine">
        Their figures are the settings in force. Fees, clocks and quotas change with notice, and each change
        is in the <Link to="/docs/terms#changes">public log</Link>.
      </p>
    </>
  )
}
