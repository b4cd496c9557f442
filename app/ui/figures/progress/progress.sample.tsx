import type { Sample } from '../../workbench/sample.ts'
import { Progress } from './progress.tsx'

export const samples: Sample[] = [
  {
    title: 'Known, counted, unknown',
    node: (
      <div className="stack wb-narrow">
        <Progress label="kraft-proof.jpg" value={62} />
        <Progress label="Resizing" value={30} text="12 of 40 pictures" />
        <Progress label="Making your export" />
      </div>
    ),
  },
]
