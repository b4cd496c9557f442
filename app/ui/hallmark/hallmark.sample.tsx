import type { Sample } from '../workbench/sample.ts'
import { Hallmark } from './hallmark.tsx'

export const samples: Sample[] = [
  {
    title: 'Three levels, and the stamp alone',
    node: (
      <div className="row">
        <Hallmark level={1} label="Newcomer" />
        <Hallmark level={2} label="Established" />
        <Hallmark level={3} label="Master" />
        <Hallmark level={3} label="Master" bare />
      </div>
    ),
  },
]
