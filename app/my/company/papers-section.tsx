import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { paperKinds, paperKindWords } from '#domain/papers/paper-words.ts'
import type { PapersData } from './load-papers.ts'

const kinds = [
  { value: '', label: 'Every kind' },
  ...paperKinds.map((value) => ({ value, label: `${paperKindWords[value]}s` })),
]

/** Every paper of the member's, with the way to take them all. */
export function PapersSection({ papers }: { papers: PapersData }) {
  const { filters, count, years } = papers
  const query = new URLSearchParams({
    ...(filters.kind ? { kind: filters.kind } : {}),
    ...(filters.year ? { year: String(filters.year) } : {}),
  }).toString()
  return (
    <Section
      title="Papers"
      id="papers"
      opens
      text="Invoices, receipts, credit notes and agreements, as they were made."
    >
      {years.length > 0 ? (
        <Form className="bar" action="/my/company#papers" aria-label="Papers" role="search">
          <Select name="kind" small aria-label="Kind" options={kinds} defaultValue={filters.kind ?? ''} />
          <Select
            name="year"
            small
            aria-label="Year"
            options={[
              { value: '', label: 'Every year' },
              ...years.map((one) => ({ value: String(one), label: String(one) })),
            ]}
            defaultValue={filters.year ? String(filters.year) : ''}
          />
          <Button size="s">Show</Button>
          <ButtonLink
            look="bare"
            size="s"
            to={`/my/company/papers.csv${query ? `?${query}` : ''}`}
            reloadDocument
          >
            CSV
          </ButtonLink>
        </Form>
      ) : null}
      {count > 0 ? (
        <DataTable
          label="Papers"
          rows={papers.papers}
          rowKey={({ id }) => id}
          columns={columnsFor(papers.currency)}
        />
      ) : (
        <p className="soft">
          {years.length > 0
            ? 'None of this kind and year.'
            : 'None yet: they come with the first deal or payment.'}
        </p>
      )}
      <Pagination page={papers.page} pages={papers.pages} label="Pages of papers" />
    </Section>
  )
}

type Row = PapersData['papers'][number]

const columnsFor = (currency: string): Column<Row>[] => [
  {
    key: 'title',
    head: 'Paper',
    phone: 'title',
    cell: ({ id, title, label }) => (
      <Link to={`/papers/${id}`}>
        <b>{title}</b> <span className="paper-label">{label}</span>
      </Link>
    ),
  },
  { key: 'between', head: 'With', text: 'wrap', phone: 'under', cell: ({ between }) => between },
  {
    key: 'date',
    head: 'Date',
    cell: ({ date }) => <span className="paper-label">{date}</span>,
    phone: 'under-end',
  },
  {
    key: 'amount',
    head: 'Amount',
    align: 'end',
    phone: 'title-end',
    cell: ({ totalMinor }) => <Money minor={totalMinor} currency={currency} />,
  },
  {
    key: 'file',
    head: 'File',
    headHidden: true,
    cell: ({ id, label }) => (
      <Link to={`/papers/${id}.pdf`} reloadDocument>
        PDF<span className="sr"> of {label}</span>
      </Link>
    ),
  },
]
