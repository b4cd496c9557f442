import type { Sample } from '../../workbench/sample.ts'
import { Figs } from './figs.tsx'

export const samples: Sample[] = [
  {
    title: 'Five figures',
    node: (
      <Figs
        figs={[
          { name: 'Answers, 95th percentile', value: '84 ms', note: 'limit 200' },
          { name: 'Jobs waiting', value: '3', note: 'oldest 1 s' },
          { name: 'Errors today', value: '0' },
          { name: 'Ledger', value: 'Balances', note: 'checked 03:00, 214,806 postings' },
          { name: 'Mail', value: '99.8%', note: 'delivered, 24 h' },
        ]}
      />
    ),
  },
]
