import { Money } from '../../money/money.tsx'
import type { Sample } from '../../workbench/sample.ts'
import { Sum } from './sum.tsx'

export const samples: Sample[] = [
  {
    title: 'Rows, a hint, the total',
    node: (
      <div className="wb-narrow">
        <Sum
          rows={[
            { name: 'Price', amount: <Money minor={10000} currency="USD" /> },
            {
              name: 'Commission, 10%',
              amount: <Money minor={-1000} currency="USD" />,
              hint: 'borne by the seller',
            },
          ]}
          total={{ name: 'You receive', amount: <Money minor={9000} currency="USD" /> }}
        />
      </div>
    ),
  },
]
