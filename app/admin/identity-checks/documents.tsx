import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { Note } from '#app/ui/note/note.tsx'
import { AdminPart } from '../admin-part.tsx'
import type { CheckData } from './load-check.ts'

const addressOf = (id: string) => `/admin/identity-checks/documents/${id}`

/** What the member wrote, and beside it what it has to agree with. */
export function Documents({ details, documents }: NonNullable<CheckData['looked']>) {
  if (!details)
    return <Note tone="info">The documents are deleted. That it was decided, when and by whom is kept.</Note>
  return (
    <>
      <AdminPart id="details" title="They wrote">
        <dl className="identity-details">
          <dt>Name</dt>
          <dd>{details.holder}</dd>
          <dt>Document</dt>
          <dd>{details.document}</dd>
          <dt>Country</dt>
          <dd>{details.country}</dd>
        </dl>
      </AdminPart>
      <AdminPart id="documents" title="Documents">
        <ul className="identity-documents">
          {documents.map(({ id, place, type, bytes, scannedAt }) => (
            <li key={id}>
              {type.startsWith('image/') ? (
                <a href={addressOf(id)} target="_blank" rel="noopener">
                  <img src={addressOf(id)} alt={`Document ${place}`} />
                </a>
              ) : (
                <a href={addressOf(id)} target="_blank" rel="noopener">
                  Open document {place} (PDF)
                </a>
              )}
              <small className="soft">
                {formatBytes(bytes)}
                {scannedAt ? '' : '. Not scanned for viruses.'}
              </small>
            </li>
          ))}
        </ul>
      </AdminPart>
    </>
  )
}
