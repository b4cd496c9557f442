import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Cover } from '#app/ui/work/work.tsx'
import type { PortfolioCardView } from './to-portfolio-card.ts'

type PortfolioCardProps = { card: PortfolioCardView; eager?: boolean; titleLevel?: 'h2' | 'h3' }

/** The card of a work of a portfolio: nothing is sold by it. */
export function PortfolioCard({ card, eager, titleLevel: Title = 'h3' }: PortfolioCardProps) {
  return (
    <article className="work piece">
      <KnownLink className="work-pic" to={card.to} tabIndex={-1} moves>
        <Cover picture={card.picture} eager={eager} title={card.title} />
      </KnownLink>
      <Title className="work-title">
        <KnownLink to={card.to} viewTransition>
          {card.title}
        </KnownLink>
      </Title>
      {card.line ? <p className="piece-line">{card.line}</p> : null}
    </article>
  )
}
