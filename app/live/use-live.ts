import { useEffect, useRef } from 'react'
import type { Heard } from './live-line.ts'
import { LINE_OPENED } from './stream-address.ts'

/**
 * Tells a page of somebody signed in what happens while it is looked at. `hear` is also called when the page begins to listen and when a lost line is back:
 * then it asks for whatever it does not have yet.
 */
export function useLive(hear: (heard: Heard) => void, isOn: boolean): void {
  const latest = useRef(hear)
  useEffect(() => {
    latest.current = hear
  })
  useEffect(() => {
    if (!isOn) return undefined
    let isGone = false
    let leave: (() => void) | undefined
    // Brought after the page is there: nobody waits for it.
    void import('./live-line.ts').then(({ listenToLine }) => {
      if (isGone) return
      leave = listenToLine((heard) => latest.current(heard))
      latest.current({ kind: LINE_OPENED })
    })
    return () => {
      isGone = true
      leave?.()
    }
  }, [isOn])
}
