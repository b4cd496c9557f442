import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { PaperLinks } from '#app/shared/papers/paper-links.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import type { Route } from './+types/invoice.page.ts'
import { loadInvoice } from './paper.ts'
import { PaperTable } from './paper-table.tsx'
import { PaperHead, PaperSide } from './paper-head.tsx'
import cssUrl from './paper.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(loadInvoice)

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Invoices and payments',
    description: 'What was paid, given back and earned in a deal.',
    path: '/deals/new',
    image: 'home',
    noIndex: true,
  })

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  const { buyer, seller, writtenAt, papers, currency, lines, total } = loaderData
  return (
    <main id="main" className="wrap paper">
      <PaperHead kind="Invoices and payments" {...loaderData} />
      <section>
        <Meta
          rows={[
            { name: 'Seller', value: <PaperSide party={seller} /> },
            { name: 'Buyer', value: <PaperSide party={buyer} /> },
            { name: 'As of', value: writtenAt },
          ]}
        />
      </section>
      {papers.length > 0 ? (
        <section>
          <h2>Papers of this deal</h2>
          <PaperLinks papers={papers} currency={currency} />
        </section>
      ) : null}
      <section>
        <h2>What was paid</h2>
        {lines.length === 0 ? (
          <p className="soft">Nothing was paid in this deal yet.</p>
        ) : (
          <PaperTable
            label="What was paid"
            columns={['Milestone', 'State', 'Buyer paid', 'Given back', 'Fees', 'Seller got']}
            rows={lines.map((line) => ({
              id: line.id,
              cells: [line.title, line.state, line.paid, line.back, line.fees, line.got],
            }))}
            together={[total.paid, total.back, total.fees, total.got]}
          />
        )}
        <p className="small soft">The buyer paid {total.net} in the end. Money in escrow counts as paid.</p>
      </section>
    </main>
  )
}
