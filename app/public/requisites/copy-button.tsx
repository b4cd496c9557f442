import { Button, type ButtonSize } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { toast } from '#app/ui/toast/toast.tsx'

type CopyButtonProps = { text: string; label: string; what: string; size?: ButtonSize }

/** Copying needs JavaScript: without it the button is not shown, and the text can be selected as ever. */
export function CopyButton({ text, label, what, size = 'm' }: CopyButtonProps) {
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
  return (
    <Button
      className="needs-script"
      type="button"
      size={size}
      look={size === 's' ? 'bare' : 'line'}
      onClick={copy}
    >
      <Icon name="copy" size={16} /> {label}
      {size === 's' ? <span className="sr"> {what}</span> : null}
    </Button>
  )
}
