import { Menu } from '@base-ui/react/menu'
import type { ReactNode } from 'react'
import { Link, useSubmit } from 'react-router'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon, type IconName } from '#app/ui/icon/icon.tsx'

type Words = { label: string; icon?: IconName; danger?: boolean; disabled?: boolean }

/** A link, a form to post, or something that only a script can do (and is left out without one). */
export type MenuEntry =
  | (Words & { to: string })
  | (Words & { post: string; fields?: Record<string, string> })
  | (Words & { onSelect: () => void })
  | 'line'

type ActionsMenuProps = {
  /** What the actions are about, for a screen reader: 'Actions for Logo design'. */
  label: string
  entries: readonly MenuEntry[]
  /** What the button shows; three dots unless told. */
  children?: ReactNode
  triggerClass?: string
}

/** Actions behind a button. Until JavaScript runs it is a disclosure with links and forms in it. */
export function ActionsMenu(props: ActionsMenuProps) {
  return useHydrated() ? <LiveMenu {...props} /> : <PlainMenu {...props} />
}

const dots = <Icon name="ellipsis" />

function LiveMenu({ label, entries, children, triggerClass = 'icon-btn' }: ActionsMenuProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={triggerClass} aria-label={label} title={label}>
        {children ?? dots}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="menu-place" sideOffset={4} align="end">
          <Menu.Popup className="menu-pop">
            {entries.map((entry, index) =>
              entry === 'line' ? (
                <Menu.Separator key={index} className="menu-line" />
              ) : (
                <LiveEntry key={index} entry={entry} />
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

type ActionEntry = Exclude<MenuEntry, 'line'>

const entryClass = ({ danger }: Words) => (danger ? 'menu-item is-danger' : 'menu-item')

function EntryWords({ icon, label }: Words) {
  return (
    <>
      {icon && <Icon name={icon} size={18} />}
      <span>{label}</span>
    </>
  )
}

function LiveEntry({ entry }: { entry: ActionEntry }) {
  if ('to' in entry) {
    return (
      <Menu.LinkItem className={entryClass(entry)} render={<Link to={entry.to} />} closeOnClick>
        <EntryWords {...entry} />
      </Menu.LinkItem>
    )
  }
  if ('post' in entry) return <PostEntry entry={entry} />
  return (
    <Menu.Item className={entryClass(entry)} disabled={entry.disabled} onClick={entry.onSelect}>
      <EntryWords {...entry} />
    </Menu.Item>
  )
}

function PostEntry({ entry }: { entry: Extract<ActionEntry, { post: string }> }) {
  const submit = useSubmit()
  const post = () => submit(entry.fields ?? {}, { method: 'post', action: entry.post })
  return (
    <Menu.Item className={entryClass(entry)} disabled={entry.disabled} onClick={post}>
      <EntryWords {...entry} />
    </Menu.Item>
  )
}

function PlainMenu({ label, entries, children, triggerClass = 'icon-btn' }: ActionsMenuProps) {
  return (
    <details className="menu-plain">
      <summary className={triggerClass} aria-label={label} title={label}>
        {children ?? dots}
      </summary>
      <div className="menu-pop">
        {entries.map((entry, index) =>
          entry === 'line' ? (
            <hr key={index} className="menu-line" />
          ) : (
            <PlainEntry key={index} entry={entry} />
          ),
        )}
      </div>
    </details>
  )
}

function PlainEntry({ entry }: { entry: ActionEntry }) {
  if ('to' in entry) {
    return (
      <Link to={entry.to} className={entryClass(entry)}>
        <EntryWords {...entry} />
      </Link>
    )
  }
  if (!('post' in entry)) return null
  return (
    <form method="post" action={entry.post}>
      {Object.entries(entry.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className={entryClass(entry)} disabled={entry.disabled}>
        <EntryWords {...entry} />
      </button>
    </form>
  )
}
