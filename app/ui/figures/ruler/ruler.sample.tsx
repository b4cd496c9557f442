import type { Sample } from '../../workbench/sample.ts'
import { Ruler } from './ruler.tsx'

export const samples: Sample[] = [
  {
    title: 'A clock that runs',
    node: (
      <div className="wb-half">
        <Ruler
          at={61}
          left="28 h left"
          start="Mon 18:00"
          end="Thu 18:00"
          marks={[{ at: 50, text: 'Wed 06:00' }]}
          label="28 hours left of 72"
        />
      </div>
    ),
  },
  {
    title: 'Yours, and close',
    node: (
      <div className="wb-half">
        <Ruler
          at={88}
          left="5 h 55 min left"
          start="Mon 20:00"
          end="Today 20:00"
          late
          label="5 hours 55 minutes left"
        />
      </div>
    ),
  },
  {
    title: 'Just begun',
    node: (
      <div className="wb-half">
        <Ruler at={2} left="71 h left" start="Mon 18:00" end="Thu 18:00" label="71 hours left of 72" />
      </div>
    ),
  },
]
