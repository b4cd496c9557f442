import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'

export type ButtonLook = 'main' | 'line' | 'bare' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

type Appearance = { look?: ButtonLook; size?: ButtonSize; wide?: boolean }

function buttonClass({ look = 'line', size = 'm', wide }: Appearance, busy: boolean, className?: string) {
  return [
    'btn',
    `btn-${look}`,
    size === 'm' ? '' : `btn-${size}`,
    wide ? 'btn-wide' : '',
    busy ? 'is-busy' : '',
    className ?? '',
  ]
    .filter(Boolean)
    .join(' ')
}

// A busy button keeps the focus, so it swallows clicks instead of being disabled.
const swallowClick = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault()

type ButtonProps = ComponentProps<'button'> & Appearance & { busy?: boolean }

/** Submits its form unless told `type="button"`, as the platform's own button does. */
export function Button({ look, size, wide, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      className={buttonClass({ look, size, wide }, busy, className)}
      aria-busy={busy || undefined}
      onClick={busy ? swallowClick : onClick}
    />
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & Appearance

export function ButtonLink({ look, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ look, size, wide }, false, className)} />
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; children: ReactNode }

/** The label is what a screen reader says and what a pointer shows. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      aria-label={label}
      title={rest.title ?? label}
      className={`icon-btn${className ? ` ${className}` : ''}`}
    />
  )
}

export function LinkishButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button {...rest} className={`linkish${className ? ` ${className}` : ''}`} />
}
