import { useLayoutEffect } from 'react'

/**
 * Hears every key from the moment the page is on the screen: an effect that waits for the paint would miss whoever
 * presses one as soon as they see what it does.
 */
export function useKeyPress(press: (event: KeyboardEvent) => void, { first = false } = {}): void {
  useLayoutEffect(() => {
    document.addEventListener('keydown', press, first)
    return () => document.removeEventListener('keydown', press, first)
  })
}
