import type { Sample } from '../workbench/sample.ts'
import { Purse } from './purse.tsx'

export const samples: Sample[] = [
  {
    title: 'Three pockets',
    node: (
      <Purse
        currency="USD"
        pockets={[
          {
            name: 'Available now',
            minor: 128450n,
            note: 'Yours to spend or withdraw. Smallest payout $20.00.',
          },
          { name: 'Clearing', minor: 39150n, note: 'Released to you, waits 5 days' },
          { name: 'Held in escrow', minor: 56500n, note: 'Not yours yet: 4 milestones in work' },
        ]}
      />
    ),
  },
]
