import { useEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, IconButton } from '#app/ui/inputs/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'

declare module 'react' {
  // oxlint-disable-next-line no-unused-vars -- the type parameter must repeat React's own.
  interface ButtonHTMLAttributes<T> {
    command?: string
    commandfor?: string
  }
}

const understandsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

function findDialog(id: string): HTMLDialogElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLDialogElement ? element : null
}

function openDialog(id: string) {
  findDialog(id)?.showModal()
}

function closeDialog(id: string) {
  findDialog(id)?.close()
}

/** Attributes of a button that opens a dialog: new browsers do it themselves, even without JavaScript. */
export function opensDialog(id: string) {
  return {
    type: 'button' as const,
    commandfor: id,
    command: 'show-modal',
    onClick: () => {
      if (!understandsCommands()) openDialog(id)
    },
  }
}

function closesDialog(id: string) {
  return {
    type: 'button' as const,
    commandfor: id,
    command: 'close',
    onClick: () => {
      if (!understandsCommands()) closeDialog(id)
    },
  }
}

type DialogLinkProps = ComponentProps<typeof Link> & { dialogId: string }

/**
 * A link to the page that asks the same question as the dialog. Without JavaScript it goes there;
 * with it, a plain click opens the dialog instead.
 */
export function DialogLink({ dialogId, onClick, ...rest }: DialogLinkProps) {
  const openInstead = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const wantsNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
    if (event.defaultPrevented || wantsNewTab || !findDialog(dialogId)) return
    event.preventDefault()
    openDialog(dialogId)
  }
  return <Link {...rest} onClick={openInstead} />
}

type DialogProps = {
  id: string
  title: ReactNode
  children?: ReactNode
  /** Its buttons. Without them the dialog has a cross to close it. */
  footer?: ReactNode
  onClose?: () => void
  className?: string
}

/** The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({ id, title, children, footer, onClose, className }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)

  // Browsers that don't know `closedby` close on a click beside the dialog through this.
  useEffect(() => {
    const dialog = element.current
    if (!dialog || 'closedBy' in HTMLDialogElement.prototype) return
    const closeOnBackdrop = (event: Event) => {
      if (event.target === dialog) dialog.close()
    }
    dialog.addEventListener('click', closeOnBackdrop)
    return () => dialog.removeEventListener('click', closeOnBackdrop)
  }, [])

  return (
    <dialog
      id={id}
      ref={element}
      className={`dialog${className ? ` ${className}` : ''}`}
      aria-labelledby={`${id}-title`}
      closedby="any"
      onClose={onClose}
    >
      <div className="dialog-in">
        <header>
          <h2 id={`${id}-title`}>{title}</h2>
          {!footer && (
            <IconButton label="Close" {...closesDialog(id)}>
              <Icon name="x" />
            </IconButton>
          )}
        </header>
        {children}
        {footer && <footer>{footer}</footer>}
      </div>
    </dialog>
  )
}

type ConfirmDialogProps = {
  id: string
  title: ReactNode
  children?: ReactNode
  /** Says what will happen, with the amount in it when money moves. */
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  danger?: boolean
  /** While the answer is on its way; the dialog closes when it has come, unless there is an error. */
  busy?: boolean
  error?: string
  /** The form that the confirming button sends, when it stands around or outside the dialog. */
  formId?: string
  onConfirm?: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { id, busy = false, error } = props
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && !error) closeDialog(id)
    wasBusy.current = busy
  }, [id, busy, error])

  return (
    <Dialog
      id={id}
      title={props.title}
      footer={
        <>
          <Button look="bare" {...closesDialog(id)}>
            {props.cancelLabel}
          </Button>
          <Button
            look={props.danger ? 'danger' : 'main'}
            type={props.onConfirm ? 'button' : 'submit'}
            form={props.formId}
            busy={busy}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
      {error && (
        <p className="err" role="alert">
          <Icon name="circle-alert" size={16} /> <span>{error}</span>
        </p>
      )}
    </Dialog>
  )
}
