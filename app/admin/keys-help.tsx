import { useState } from 'react'
import { Dialog, opensDialog } from '#app/ui/dialog/dialog.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { LinkishButton } from '#app/ui/inputs/button/button.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { isShortcut } from '#app/ui/shell/shortcut.ts'
import { useKeyPress } from '#app/ui/shell/use-key-press.ts'
import { listPageKeys } from './use-page-keys.ts'

const DIALOG = 'keys-help'

type KeyLine = readonly [keys: string, does: string]

const searchField = () => document.querySelector<HTMLInputElement>('main input[type=search]')

/** What can be pressed on the page that is open: a list that is not there has no keys. */
function keysHere(): KeyLine[] {
  const hasRows = document.querySelector('main .data tbody tr a[href]') !== null
  const hasBoxes = document.querySelector('main .data-pick input') !== null
  return [
    ...(hasRows ? [['J K', 'Next row, row before'] as const, ['O', 'Open the row'] as const] : []),
    ...(hasBoxes ? [['X', 'Select the row'] as const] : []),
    ...listPageKeys().map(([key, does]) => [key.toUpperCase(), does] as const),
    ...(searchField() ? [['/', 'Search this list'] as const] : []),
    ['Ctrl K', 'Find anything, or go to a screen'],
    ['?', 'This list'],
  ]
}

/** Every key of the screen that is open, asked for by `?` or by its button. The slash goes to the search of the list, not of the site. */
export function KeysHelp() {
  const [keys, setKeys] = useState<readonly KeyLine[]>([])
  const isAlive = useHydrated()
  const open = opensDialog(DIALOG)
  useKeyPress(
    (event) => {
      const field = isShortcut(event, '/') ? searchField() : null
      const isAsked = isShortcut(event, '?')
      if (!field && !isAsked) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (field) return field.select()
      setKeys(keysHere())
      const dialog = document.getElementById(DIALOG)
      if (dialog instanceof HTMLDialogElement) dialog.showModal()
    },
    { first: true },
  )
  // Without script no key does anything.
  if (!isAlive) return null
  return (
    <>
      <LinkishButton
        className="small hide-s"
        {...open}
        onClick={() => {
          setKeys(keysHere())
          open.onClick()
        }}
      >
        <kbd>?</kbd> Keys
      </LinkishButton>
      <Dialog id={DIALOG} title="Keys of this screen">
        <dl className="keys-list">
          {keys.map(([key, does]) => (
            <div key={key + does}>
              <dt>
                {key.split(' ').map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="small soft">
          <Icon name="info" size={16} /> Keys rest while you write in a field.
        </p>
      </Dialog>
    </>
  )
}
