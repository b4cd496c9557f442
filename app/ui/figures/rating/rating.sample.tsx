import type { Sample } from '../../workbench/sample.ts'
import { Rate, Stars } from './rating.tsx'

export const samples: Sample[] = [
  {
    title: 'A rate with its count',
    node: (
      <div className="row">
        <Rate value={4.9} count={213} />
        <Rate value={4.9} count={1213} unit="reviews" />
        <Rate value={5} />
      </div>
    ),
  },
  {
    title: 'Five stars, to the nearest half',
    node: (
      <div className="row">
        <Stars value={5} />
        <Stars value={3.5} />
        <Stars value={1} />
      </div>
    ),
  },
]
