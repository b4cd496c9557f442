import { LogTime } from '#app/admin/log-time.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import type { LoadedCase } from './load-case.ts'

const who = { buyer: 'Buyer', seller: 'Seller', clock: 'Clock', admin: 'Administrator' } as const

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
    <Scroller label="The timeline">
      <table className="table table-tight">
        <caption className="sr">The timeline of the deal</caption>
        <thead>
          <tr>
            <th scope="col">When, UTC</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col" className="n">
              Figures
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number}>
              <td>
                <LogTime at={line.at} />
              </td>
              <td>{who[line.by]}</td>
              <td>
                {line.words}
                {line.milestone ? <span className="soft"> ({line.milestone})</span> : null}
              </td>
              <td className="n">
                {line.figures.map(({ name, minor }) => (
                  <div key={name}>
                    <span className="soft">{figureNames[name] ?? ''}</span>{' '}
                    <Money minor={minor} currency={currency} />
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
