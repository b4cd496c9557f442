import type { Sample } from '../workbench/sample.ts'
import { Hallmark } from './hallmark.tsx'

export const samples: Sample[] = [
  {
    title: 'Three levels, the stamp alone, and PRO',
    node: (
      <div className="row">
        <Hallmark level={1} label="Newcomer" />
        <Hallmark level={2} label="Established" />
        <Hallmark level={3} label="Master" />
        <Hallmark level={3} label="Master" bare />
        <Hallmark level={3} label="Master" isPro />
        <Hallmark isPro bare />
      </div>
    ),
  },
]
