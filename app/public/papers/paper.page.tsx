import { describePage } from '#app/describe-page.ts'
import { memberOnly, reading } from '#app/edge.ts'
import { paperView } from '#app/shared/papers/paper-view.ts'
import { PrintButton } from '#app/shared/print-button.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PaperSide } from '../deals/print/paper-head.tsx'
import cssUrl from '../deals/print/paper.css?url'
import type { Route } from './+types/paper.page.ts'
import { AgreedPart } from './agreed-part.tsx'
import { findAskedPaper } from './find-asked-paper.ts'
import { PaperSums } from './paper-sums.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(async (edge) => paperView(await findAskedPaper(edge))))

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const title = loaderData ? `${loaderData.title} ${loaderData.label}` : 'Paper'
  return describePage(matches, { title, description: title, path: '/my', image: 'home', noIndex: true })
}

/** A paper as it was made, on the screen and in print. */
export default function PaperPage({ loaderData: paper }: Route.ComponentProps) {
  const { id, title, label, date, sides, issuer, recipient, facts, lines, notes, agreed } = paper
  return (
    <main id="main" className="wrap paper">
      <div className="paper-tools">
        <Crumbs trail={[{ to: '/my/company#papers', label: 'Papers' }, { label }]} />
        <div className="row">
          {paper.dealId ? (
            <ButtonLink look="bare" size="s" to={`/deals/${paper.dealId}`}>
              Open the deal
            </ButtonLink>
          ) : null}
          <ButtonLink size="s" to={`/papers/${id}.pdf`} reloadDocument>
            PDF
          </ButtonLink>
          <PrintButton />
        </div>
      </div>
      <header className="paper-head">
        <p className="soft">{date}</p>
        <h1>
          {title} {label}
        </h1>
      </header>
      <section>
        <Meta
          rows={[
            { name: sides.from, value: <PaperSide party={issuer} /> },
            { name: sides.to, value: <PaperSide party={recipient} /> },
            ...facts,
          ]}
        />
      </section>
      {lines.length > 0 ? <PaperSums paper={paper} /> : null}
      {agreed ? <AgreedPart agreed={agreed} /> : null}
      <section>
        {notes.map((note) => (
          <p key={note} className="small soft">
            {note}
          </p>
        ))}
      </section>
    </main>
  )
}
