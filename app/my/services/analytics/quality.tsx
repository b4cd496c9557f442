import { KnownLink } from '#app/ui/link/known-link.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import type { QualityChange, QualityPart, QualityView } from './quality-view.ts'

const dayName = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

const partColumns: Column<QualityPart>[] = [
  { key: 'name', head: 'Part', phone: 'title', cell: ({ name }) => name },
  { key: 'value', head: 'Value', align: 'end', phone: 'under', cell: ({ value }) => value },
  {
    key: 'weight',
    head: 'Weight',
    align: 'end',
    phone: 'under-end',
    cell: ({ weight }) => `× ${weight}`,
  },
  { key: 'adds', head: 'Adds', align: 'end', phone: 'title-end', cell: ({ adds }) => adds },
]

const changeColumns: Column<QualityChange>[] = [
  { key: 'day', head: 'Since', phone: 'title', cell: ({ day }) => dayName.format(new Date(day)) },
  { key: 'quality', head: 'Quality', align: 'end', phone: 'title-end', cell: ({ quality }) => quality },
  { key: 'change', head: 'Change', align: 'end', phone: 'under-end', cell: ({ change }) => change },
  {
    key: 'causes',
    head: 'What moved it',
    text: 'wrap',
    phone: 'under',
    cell: ({ change, causes }) => causes || (change ? 'Many small things' : 'The first that is kept'),
  },
]

/** Why a service stands where it stands in search, and since when: the same that every result tells. */
export function Quality({ quality, parts, changes }: QualityView) {
  return (
    <section className="seen-part">
      <h2>Why it stands where it stands</h2>
      <p className="soft">
        Its quality is {quality}. In search it is multiplied by how well the words fit; nothing else counts.{' '}
        <KnownLink to="/docs/recommendations#quality">How each part is counted</KnownLink>
      </p>
      <DataTable
        label="Parts of its quality"
        columns={partColumns}
        rows={parts}
        rowKey={({ name }) => name}
        keys={false}
      />
      {changes.length > 0 ? (
        <>
          <h3 className="seen-changes">How it changed</h3>
          <DataTable
            label="Changes of its quality"
            columns={changeColumns}
            rows={changes}
            rowKey={({ day }) => day}
            keys={false}
          />
        </>
      ) : null}
    </section>
  )
}
