import { ClosedStrip, type Closed } from './closed-strip.tsx'
import { ViewAsStrip } from './view-as-strip.tsx'

type Strips = {
  closed: Closed | null
  /** The name of the member as whom an administrator looks. */
  seenAs: string | undefined
}

/** What only an administrator is ever told above a page, in a file of its own: nobody else needs it. */
export default function AdministratorsStrips({ closed, seenAs }: Strips) {
  return (
    <>
      {closed ? <ClosedStrip {...closed} /> : null}
      {seenAs ? <ViewAsStrip name={seenAs} /> : null}
    </>
  )
}
