import type { Sample } from '../workbench/sample.ts'
import { Money, MoneyLarge } from './money.tsx'

export const samples: Sample[] = [
  {
    title: 'In text, in, out, without cents, without its sign, without cents at all',
    node: (
      <div className="row">
        <Money minor={128450n} currency="USD" />
        <Money minor={420} currency="USD" sign="always" />
        <Money minor={-40000} currency="EUR" />
        <Money minor={34000} currency="USD" trim />
        <Money minor={114000} currency="USD" symbol="plain" />
        <Money minor="1200" currency="JPY" />
      </div>
    ),
  },
  {
    title: 'Large, with raised cents',
    node: (
      <p className="serif big-figure">
        <MoneyLarge minor={128450} currency="USD" />
      </p>
    ),
  },
]
