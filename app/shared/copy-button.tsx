import { useEffect, useState } from 'react'
import { Button, type ButtonLook, type ButtonSize } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'

type CopyButtonProps = { text: string; label: string; what: string; size?: ButtonSize; look?: ButtonLook }

const SAID_FOR_MS = 4_000

/** Copying needs JavaScript: without it the button is not shown, and the text can be selected as ever. */
export function CopyButton({
  text,
  label,
  what,
  size = 'm',
  look = size === 's' ? 'bare' : 'line',
}: CopyButtonProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(`${what} copied`),
      () => setSaid('Select the text and copy it: your browser did not allow this'),
    )
  return (
    <Button className="needs-script" type="button" size={size} look={look} onClick={() => void copy()}>
      <Icon name={said ? 'check' : 'copy'} size={16} /> <span aria-live="polite">{said || label}</span>
      {size === 's' && !said ? <span className="sr"> {what}</span> : null}
    </Button>
  )
}
