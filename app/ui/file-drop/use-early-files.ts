import { useCallback, useState } from 'react'

const none: readonly File[] = []

/** Files chosen before the script came, read from the plain input whose place the live one is about to take. */
export function useEarlyFiles() {
  const [files, setFiles] = useState(none)
  const plainInput = useCallback((input: HTMLInputElement | null) => {
    if (input?.files?.length) setFiles([...input.files])
  }, [])
  return { files, plainInput }
}
