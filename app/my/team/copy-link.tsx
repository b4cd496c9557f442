import { useState } from 'react'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'

/** An address to pass on: by hand, or by a button where there is script. */
export function CopyLink({ link }: { link: string }) {
  const hydrated = useHydrated()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    setIsCopied(true)
  }
  return (
    <p className="team-acts">
      <input className="input" readOnly value={link} aria-label="Invitation link" />
      {hydrated ? (
        <Button type="button" size="s" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      ) : null}
    </p>
  )
}
