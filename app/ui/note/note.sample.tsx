import type { Sample } from '../workbench/sample.ts'
import { Note } from './note.tsx'

export const samples: Sample[] = [
  {
    title: 'Every tone',
    node: (
      <div className="stack">
        <Note>
          <b>Your money is safe.</b> It is held until you accept the work.
        </Note>
        <Note tone="warn">
          <b>Six hours left.</b> Deliver, or ask Anni for more time.
        </Note>
        <Note tone="bad">
          <b>The payment failed.</b> Your bank refused it. Nothing was taken.
        </Note>
        <Note tone="info">
          <b>Escrow</b> means that we hold the money and pay it out when you accept.
        </Note>
      </div>
    ),
  },
]
