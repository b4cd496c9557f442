import type { Sample } from '../../workbench/sample.ts'
import { Pie } from './pie.tsx'

export const samples: Sample[] = [
  {
    title: 'From planned to released',
    node: (
      <div className="row">
        <Pie part={0}>Planned</Pie>
        <Pie part={1}>Funded</Pie>
        <Pie part={2}>Held</Pie>
        <Pie part={3}>Delivered</Pie>
        <Pie part={4}>Released</Pie>
        <Pie part={2} tone="bad">
          Cancellation asked
        </Pie>
      </div>
    ),
  },
]
