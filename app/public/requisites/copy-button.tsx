import { Button, type ButtonSize } from '#app/ui/button/button.tsx'
import { useHydrated } from '#app/ui/form/form.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { toast } from '#app/ui/toast/toast.tsx'

type CopyButtonProps = { text: string; label: string; what: string; size?: ButtonSize }

/** Copying needs JavaScript and a secure connection, so the button is there only with both; the text can always be selected. */
export function CopyButton({ text, label, what, size = 'm' }: CopyButtonProps) {
  const canCopy = useHydrated() && 'clipboard' in navigator
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ id: 'copied', icon: 'check', text: `${what} copied` })
    } catch {
      toast({
        id: 'copied',
        icon: 'circle-alert',
        text: 'Your browser did not allow copying. Select the text and copy it.',
      })
    }
  }
  if (!canCopy) return null
  return (
    <Button type="button" size={size} look={size === 's' ? 'bare' : 'line'} onClick={copy}>
      <Icon name="copy" size={16} /> {label}
      {size === 's' ? <span className="sr"> {what}</span> : null}
    </Button>
  )
}
