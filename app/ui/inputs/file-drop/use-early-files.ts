import { useCallback, useState } from 'react'

const none: readonly File[] = []

/** Files chosen before the script came, read from the plain input whose place the live one is about to take. */
export function useEarlyFiles() {
  const [files, setFiles] = useState(none)
  const plainInput = useCallback((input: HTMLInputElement | null) => {
    // Also where there are none: a change of state now lets the live one take over in the same breath. A moment later, what
    // is typed into the plain one between its last look and its end would be lost.
    if (input) setFiles([...(input.files ?? none)])
  }, [])
  return { files, plainInput }
}
