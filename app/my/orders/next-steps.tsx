import { counted } from '#app/shared/figures/figures.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import type { OrderData } from './load-order.ts'

/** After paying: what begins the work, line by line, and the receipt. */
export function NextSteps({ lines }: Pick<OrderData, 'lines'>) {
  const asking = lines.filter(({ questions }) => questions > 0)
  const [only, ...others] = lines
  return (
    <div className="order-steps order-next">
      {asking.map(({ position, title, dealId, questions }, index) => (
        <p key={position}>
          {others.length > 0 ? <span className="soft">{title}</span> : null}
          <ButtonLink look={index === 0 ? 'main' : 'line'} size="l" to={`/deals/${dealId}?do=answers`}>
            Answer {counted(questions, 'question')}, and the work begins
          </ButtonLink>
        </p>
      ))}
      {asking.length === 0 && only?.dealId ? (
        <p>
          <ButtonLink look="main" size="l" to={others.length > 0 ? '/my/orders' : `/deals/${only.dealId}`}>
            {others.length > 0 ? 'See your deals' : 'Open the deal'}
          </ButtonLink>
        </p>
      ) : null}
      <p>
        <a href="#receipt">Receipt</a>
      </p>
    </div>
  )
}
