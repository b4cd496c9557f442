import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/agreement.page.ts'
import { loadAgreement } from './paper.ts'
import { PaperTable } from './paper-table.tsx'
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
  const { buyer, seller, version, proposedAt, acceptedAt, terms, fromPage, milestones, total, rules } =
    loaderData
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
        <h2>Milestones and money</h2>
        <PaperTable
          label="Milestones and money"
          columns={['Milestone', 'Days', 'Price', 'Buyer pays', 'Fees', 'Seller gets']}
          rows={milestones.map((one) => ({
            id: one.id,
            cells: [one.title, one.days, one.price, one.buyerPays, one.fees, one.sellerGets],
          }))}
          together={[total.price, total.buyerPays, total.fees, total.sellerGets]}
        />
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
    </main>
  )
}
