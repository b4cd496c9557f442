import { Money } from '../money/money.tsx'
import type { Sample } from '../workbench/sample.ts'
import { Steps } from './steps.tsx'

export const samples: Sample[] = [
  {
    title: 'With amounts',
    node: (
      <Steps
        steps={[
          {
            title: 'You pay',
            text: 'The whole sum goes into escrow, not to the seller.',
            amount: { value: <Money minor={34000} currency="USD" />, note: 'held for you' },
          },
          {
            title: 'Work is delivered',
            text: 'You have three days to look.',
            amount: { value: <Money minor={34000} currency="USD" />, note: 'still held' },
          },
          {
            title: 'You accept',
            text: 'Or say nothing: the clock accepts for you.',
            amount: { value: <Money minor={30600} currency="USD" />, note: 'to Mirela, $34.00 to the hall' },
          },
          { title: 'It clears', text: 'Five days later the seller can withdraw.' },
        ]}
      />
    ),
  },
]
