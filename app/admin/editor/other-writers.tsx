import { Note } from '#app/ui/note/note.tsx'

/** The second at a text is told, before they lose an hour. */
export function OtherWriters({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Note tone="warn" role="status">
      <b>
        {names.join(' and ')} {names.length === 1 ? 'has' : 'have'} this open too.
      </b>{' '}
      Whoever saves second is told, and nobody’s words are lost.
    </Note>
  )
}
