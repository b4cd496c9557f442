import { Link } from 'react-router'
import { Note } from '#app/ui/note/note.tsx'

/** A strip above every page of the administration while the jobs are in trouble. */
export function Troubles({ troubles }: { troubles: readonly string[] }) {
  if (troubles.length === 0) return null
  return (
    <Note tone="bad">
      {troubles.join(' ')} <Link to="/admin/integrations/jobs">Look at the jobs</Link>
    </Note>
  )
}
