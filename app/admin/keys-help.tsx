import { LinkishButton } from '#app/ui/inputs/button/button.tsx'
import { Dialog, opensDialog } from '#app/ui/dialog/dialog.tsx'

type KeysHelpProps = { id: string; keys: readonly { keys: readonly string[]; does: string }[] }

/** All keys of a screen, which the question mark opens by this button. */
export function KeysHelp({ id, keys }: KeysHelpProps) {
  return (
    <>
      <LinkishButton {...opensDialog(id)} className="small hide-s" data-key="help">
        All keys <kbd>?</kbd>
      </LinkishButton>
      <Dialog id={id} title="Keys">
        <dl className="keys-help">
          {keys.map(({ keys: pressed, does }) => (
            <div key={does}>
              <dt>
                {pressed.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
