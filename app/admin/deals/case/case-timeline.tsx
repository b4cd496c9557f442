import { Money } from '#app/ui/money/money.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { LoadedCase } from './load-case.ts'

const who = { buyer: 'The buyer', seller: 'The seller', clock: 'A clock', admin: 'An administrator' } as const

const figureNames: Record<string, string> = {
  toSellerMinor: 'to the seller',
  toMarketplaceMinor: 'to the marketplace',
  toBuyerMinor: 'to the buyer',
  earnedMinor: 'earned',
  wantedMinor: 'wanted',
}

/** What happened, in order, with the figures as they were. */
export function CaseTimeline({ lines, currency }: { lines: LoadedCase['timeline']; currency: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys.
    <div className="scroll" tabIndex={0} role="group" aria-label="The timeline">
      <table className="table table-tight">
        <caption className="sr">The timeline of the deal</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Figures</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number}>
              <td>
                <Time at={line.at} quiet />
              </td>
              <td>{who[line.by]}</td>
              <td>
                {line.words}
                {line.milestone ? <span className="soft"> ({line.milestone})</span> : null}
              </td>
              <td className="soft">
                {line.figures.map(({ name, minor }, index) => (
                  <span key={name}>
                    {index > 0 ? ', ' : ''}
                    <Money minor={minor} currency={currency} /> {figureNames[name] ?? ''}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
