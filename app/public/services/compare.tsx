import { Icon } from '#app/ui/icon/icon.tsx'
import { Money } from '#app/ui/money/money.tsx'
import type { PackageTier, ServicePackage } from '#domain/catalogue/service-content.ts'
import type { ComparedRow } from './compare-packages.ts'

type CompareProps = {
  rows: readonly ComparedRow[]
  packages: readonly ServicePackage[]
  currency: string
  /** The one that is chosen beside. */
  chosen: PackageTier | undefined
}

/** The packages side by side; on a phone each part becomes a row of its own. */
export function Compare({ rows, packages, currency, chosen }: CompareProps) {
  const markOf = (index: number) => (packages[index]?.tier === chosen ? 'on' : undefined)
  return (
    <table className={`table compare compare-${packages.length}`}>
      <caption className="sr">Packages side by side</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">Part</span>
          </th>
          {packages.map((one, index) => (
            <th key={one.tier} scope="col" className={markOf(index)}>
              {one.title}
              <b>
                <Money minor={one.priceMinor} currency={currency} trim />
              </b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={packages[index]?.tier} className={markOf(index)}>
                <Cell has={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ has }: { has: boolean | string }) {
  if (typeof has === 'string') return has
  if (!has) return <span className="faint">no</span>
  return (
    <span className="ok">
      <Icon name="check" size={18} />
      <span className="sr">yes</span>
    </span>
  )
}
