import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'

type ReportLine = {
  id: number
  at: Date
  source: string
  kind: string
  digest: string | null
  title: string
  release: string | null
}

type ReportsProps = {
  reports: readonly ReportLine[]
  digest: string
  /** Everything that the reports with the digest hold. */
  contents: readonly { id: number; text: string }[]
  now: Date
}

/** The reports kept here; a digest that a person quotes finds theirs. */
export function Reports({ reports, digest, contents, now }: ReportsProps) {
  return (
    <>
      <Form
        className="reports-search"
        action="/admin/integrations#reports-kept"
        role="search"
        aria-label="Reports"
      >
        <Field label="Digest" id="reports-digest" name="digest" defaultValue={digest}>
          <TextInput key={digest} autoComplete="off" autoCapitalize="none" placeholder="a1b2c3d4" />
        </Field>
        <Button size="s">Find</Button>
      </Form>
      <DataTable
        label="Reports, the newest first"
        columns={columnsAt(now)}
        rows={reports}
        rowKey={(row) => String(row.id)}
        tight
        empty={
          <p className="soft">
            {digest
              ? 'No report kept here has this digest. Old ones make room for new ones.'
              : 'No report is kept here.'}
          </p>
        }
      />
      {contents.map(({ id, text }) => (
        <details key={id} className="report-contents">
          <summary>All of report {id}</summary>
          <Scroller label={`All of report ${id}`} className="report-text">
            <pre>{text}</pre>
          </Scroller>
        </details>
      ))}
    </>
  )
}

function columnsAt(now: Date): Column<ReportLine>[] {
  return [
    {
      key: 'title',
      head: 'Report',
      phone: 'title',
      cell: (row) => <span className="report-title">{row.title}</span>,
    },
    {
      key: 'digest',
      head: 'Digest',
      phone: 'under',
      cell: (row) =>
        row.digest ? (
          <Link to={`?digest=${row.digest}#reports-kept`} preventScrollReset>
            {row.digest}
          </Link>
        ) : null,
    },
    { key: 'source', head: 'From', cell: (row) => row.source },
    { key: 'kind', head: 'Kind', cell: (row) => <span className="soft">{row.kind}</span> },
    { key: 'release', head: 'Release', cell: (row) => <span className="soft">{row.release}</span> },
    {
      key: 'at',
      head: 'Received',
      align: 'end',
      phone: 'title-end',
      cell: (row) => <Time at={row.at} now={now} compact quiet />,
    },
  ]
}
