import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Avatar } from '../avatar/avatar.tsx'
import type { Portrait } from '../avatar/initials.ts'
import { Icon, type IconName } from '../icon/icon.tsx'

export type PersonMenuProps = {
  name: string
  /** Under the name: the address of their page. */
  line?: string | undefined
  portrait: Portrait
  links: readonly {
    to: string
    label: string
    icon: IconName
    /** How many there are; nothing shows nothing. */
    count?: string | undefined
    /** Only where the head has no room for it. */
    onPhone?: boolean | undefined
  }[]
  /** What ends the menu: a form of its own, to sign out. */
  children?: ReactNode
}

/** The person who is signed in, and where they can go. A `<details>`, which opens without script. */
export function PersonMenu({ name, line, portrait, links, children }: PersonMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => closeFromOutside(menu), [])
  return (
    <details className="menu-plain person" ref={menu}>
      <summary aria-label={`${name}, your menu`}>
        <Avatar name={name} {...('src' in portrait ? portrait : { drawn: portrait })} size={32} />
      </summary>
      <div className="menu-pop">
        <p className="person-name">
          <b>{name}</b>
          {line ? <span>{line}</span> : null}
        </p>
        <nav aria-label="You">
          {links.map((link) => (
            <Link
              key={link.to}
              className={link.onPhone ? 'menu-item show-s' : 'menu-item'}
              to={link.to}
              onClick={() => close(menu.current)}
            >
              <Icon name={link.icon} size={18} />
              <span>{link.label}</span>
              {link.count ? <small>{link.count}</small> : null}
            </Link>
          ))}
        </nav>
        {children ? <hr className="menu-line" /> : null}
        {children}
      </div>
    </details>
  )
}

function close(menu: HTMLDetailsElement | null): void {
  menu?.removeAttribute('open')
}

/** Escape and a press elsewhere close it, as people expect of a menu; the focus goes back to where it came from. */
function closeFromOutside(menu: React.RefObject<HTMLDetailsElement | null>): () => void {
  function onPress(event: PointerEvent) {
    if (event.target instanceof Node && !menu.current?.contains(event.target)) close(menu.current)
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return
    if (menu.current.contains(document.activeElement)) menu.current.querySelector('summary')?.focus()
    close(menu.current)
  }
  document.addEventListener('pointerdown', onPress)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('pointerdown', onPress)
    document.removeEventListener('keydown', onKey)
  }
}
