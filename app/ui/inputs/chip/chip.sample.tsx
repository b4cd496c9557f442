import type { Sample } from '../../workbench/sample.ts'
import { Chip } from './chip.tsx'

export const samples: Sample[] = [
  {
    title: 'Filters that are on',
    node: (
      <div className="row">
        <Chip to="?">Within 7 days</Chip>
        <Chip to="?">$100 to 800</Chip>
      </div>
    ),
  },
]
