import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { Meta } from '#app/ui/meta/meta.tsx'
import type { Route } from './+types/invoice.page.ts'
import { loadInvoice } from './paper.ts'
import { PaperHead, PaperSide } from './paper-head.tsx'
import cssUrl from './paper.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(loadInvoice)

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Invoice',
    description: 'What was paid, given back and earned in a deal.',
    path: '/deals/new',
    image: 'home',
    noIndex: true,
  })

export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  const { buyer, seller, writtenAt, lines, total } = loaderData
  return (
    <main id="main" className="wrap paper">
      <PaperHead kind="Invoice" {...loaderData} />
      <section>
        <Meta
          rows={[
            { name: 'Seller', value: <PaperSide party={seller} /> },
            { name: 'Buyer', value: <PaperSide party={buyer} /> },
            { name: 'As of', value: writtenAt },
          ]}
        />
      </section>
      <section>
        <h2 id="paper-lines">What was paid</h2>
        {lines.length === 0 ? (
          <p className="soft">Nothing was paid in this deal yet.</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by keys.
          <div className="paper-table" tabIndex={0} role="region" aria-labelledby="paper-lines">
            <table>
              <thead>
                <tr>
                  <th scope="col">Milestone</th>
                  <th scope="col">State</th>
                  <th scope="col">Buyer paid</th>
                  <th scope="col">Given back</th>
                  <th scope="col">Fees</th>
                  <th scope="col">Seller got</th>
                </tr>
              </thead>
              <tbody>
                {lines.map((line) => (
                  <tr key={line.id}>
                    <td>{line.title}</td>
                    <td>{line.state}</td>
                    <td>{line.paid}</td>
                    <td>{line.back}</td>
                    <td>{line.fees}</td>
                    <td>{line.got}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row" colSpan={2}>
                    Together
                  </th>
                  <td>{total.paid}</td>
                  <td>{total.back}</td>
                  <td>{total.fees}</td>
                  <td>{total.got}</td>
                </tr>
              </tfoot>
            </table>
          </div>
        )}
        <p className="small soft">The buyer paid {total.net} in the end. Money in escrow counts as paid.</p>
      </section>
    </main>
  )
}
