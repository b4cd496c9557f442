import { useEffect, useRef, useState, type RefObject } from 'react'

function forget(made: RefObject<string | undefined>): void {
  if (made.current) URL.revokeObjectURL(made.current)
  made.current = undefined
}

/** The mark that a form would show: the one that was chosen, none where it is taken away, else the one that is shown now. */
export function useChosenMark(field: string, shownNow: string | undefined) {
  const [url, setUrl] = useState(shownNow)
  const made = useRef<string>(undefined)
  useEffect(() => () => forget(made), [])
  const follow = (now: FormData) => {
    const chosen = now.get(`${field}File`)
    forget(made)
    if (chosen instanceof File && chosen.size > 0) {
      made.current = URL.createObjectURL(chosen)
      setUrl(made.current)
    } else setUrl(now.has(`${field}Remove`) ? undefined : shownNow)
  }
  return { url, follow }
}
