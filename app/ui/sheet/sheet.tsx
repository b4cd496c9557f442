import type { ComponentProps, ReactNode } from 'react'
import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'

type SheetProps = {
  id: string
  title: ReactNode
  children: ReactNode
  /** Stays in reach below what scrolls. */
  footer?: ReactNode
  /** On wide screens stand in the page, where it is written, instead of floating. */
  inlineOnWide?: boolean
}

/** A popover of the browser's own: from below on phones, from the side on wide screens, and without JavaScript. */
export function Sheet({ id, title, children, footer, inlineOnWide }: SheetProps) {
  return (
    <section
      id={id}
      popover="auto"
      className={inlineOnWide ? 'drawer drawer-inline' : 'drawer'}
      aria-labelledby={`${id}-title`}
    >
      <header className="drawer-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton type="button" label="Close" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="x" />
        </IconButton>
      </header>
      <div className="drawer-body">{children}</div>
      {footer && <footer className="drawer-foot">{footer}</footer>}
    </section>
  )
}

type SheetButtonProps = ComponentProps<typeof Button> & { sheetId: string; onlyOnPhones?: boolean }

export function SheetButton({ sheetId, onlyOnPhones, className, ...rest }: SheetButtonProps) {
  const classes = [onlyOnPhones ? 'drawer-opener' : '', className ?? ''].filter(Boolean).join(' ')
  return <Button {...rest} type="button" popoverTarget={sheetId} className={classes} />
}
