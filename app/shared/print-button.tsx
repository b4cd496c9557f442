import { Button } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/** Without script the browser's own menu prints. */
export function PrintButton() {
  if (!useHydrated()) return null
  return (
    <Button type="button" size="s" onClick={() => window.print()}>
      <Icon name="printer" size={18} /> Print
    </Button>
  )
}
