import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Note } from './note.tsx'

function stepTo(note: HTMLDivElement | null) {
  note?.focus({ preventScroll: true })
  note?.scrollIntoView({ block: 'nearest' })
}

/** What came of a form: in view and in focus, wherever on the page the form stood. Without script `#done` leads to it. */
export function Confirmation({ children }: { children: ReactNode }) {
  // The same words after another press are news as well.
  const { key } = useLocation()
  return (
    <Note key={key} role="status" icon="circle-check" id="done" tabIndex={-1} ref={stepTo}>
      {children}
    </Note>
  )
}
