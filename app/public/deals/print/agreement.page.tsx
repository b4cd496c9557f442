import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/agreement.page.ts'
import { loadAgreement } from './paper.ts'
import { PaperHead, PaperSide } from './paper-head.tsx'
import cssUrl from './paper.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(loadAgreement)

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Agreement',
    description: 'The terms of a deal as they were accepted.',
    path: '/deals/new',
    image: 'home',
    noIndex: true,
  })

export default function AgreementPage({ loaderData }: Route.ComponentProps) {
  const { buyer, seller, version, proposedAt, acceptedAt, terms, milestones, total, rules } = loaderData
  return (
    <main id="main" className="wrap paper">
      <PaperHead kind="Agreement" {...loaderData} />
      {acceptedAt ? null : <Note tone="warn">This is a proposal: the other side has not accepted it.</Note>}
      <section>
        <Meta
          rows={[
            { name: 'Buyer', value: <PaperSide party={buyer} /> },
            { name: 'Seller', value: <PaperSide party={seller} /> },
            { name: 'Version', value: String(version) },
            { name: 'Proposed', value: proposedAt },
            { name: 'Accepted', value: acceptedAt ?? 'Not yet' },
          ]}
        />
      </section>
      <section>
        <h2>Terms</h2>
        <Markdown text={terms} headingLevel={3} />
      </section>
      <section>
        <h2 id="paper-milestones">Milestones and money</h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached by keys. */}
        <div className="paper-table" tabIndex={0} role="region" aria-labelledby="paper-milestones">
          <table>
            <thead>
              <tr>
                <th scope="col">Milestone</th>
                <th scope="col">Days</th>
                <th scope="col">Price</th>
                <th scope="col">Buyer pays</th>
                <th scope="col">Fees</th>
                <th scope="col">Seller gets</th>
              </tr>
            </thead>
            <tbody>
              {milestones.map((one) => (
                <tr key={one.id}>
                  <td>{one.title}</td>
                  <td>{one.days}</td>
                  <td>{one.price}</td>
                  <td>{one.buyerPays}</td>
                  <td>{one.fees}</td>
                  <td>{one.sellerGets}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  Together
                </th>
                <td>{total.price}</td>
                <td>{total.buyerPays}</td>
                <td>{total.fees}</td>
                <td>{total.sellerGets}</td>
              </tr>
            </tfoot>
          </table>
        </div>
      </section>
      <section>
        <h2>Rules in force</h2>
        <Meta rows={rules} />
      </section>
    </main>
  )
}
