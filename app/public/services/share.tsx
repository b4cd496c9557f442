import { CopyButton } from '#app/shared/copy-button.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon } from '#app/ui/icon/icon.tsx'

/** Copies the address or hands it to the device's own sheet, where it has one. */
export function Share({ address, title }: { address: string; title: string }) {
  const canShare = useHydrated() && typeof navigator.share === 'function'
  return (
    <>
      <CopyButton text={address} label="Copy link" what="Link" size="s" />
      {canShare ? (
        <Button
          type="button"
          size="s"
          look="bare"
          // Closing the sheet without choosing anyone is no error.
          onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
        >
          <Icon name="share-2" size={16} /> Share
        </Button>
      ) : null}
    </>
  )
}
