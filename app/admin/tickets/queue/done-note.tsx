import { Note } from '#app/ui/note/note.tsx'

/** What came of an action on several: '3-1' is three done and one left. */
export function DoneNote({ done }: { done: string | null }) {
  const [, changed, left] = /^(\d{1,3})-(\d{1,3})$/.exec(done ?? '') ?? []
  if (changed === undefined) return null
  return (
    <Note role="status" icon="circle-check">
      {changed === '1' ? '1 ticket was changed' : `${changed} tickets were changed`}
      {left === '0' ? '.' : `, ${left} left as they were: over, or your own.`}
    </Note>
  )
}
