import { useState } from 'react'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/** An address to take along: by hand, or by a button where there is script. */
export function CopyLink({ link }: { link: string }) {
  const hydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setIsCopied(true)
  }
  return (
    <div className="copy-link">
      <input className="input" readOnly value={link} aria-label="Invitation link" />
      {hydrated ? (
        <Button type="button" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} size={18} /> {isCopied ? 'Copied' : 'Copy'}
        </Button>
      ) : null}
    </div>
  )
}
